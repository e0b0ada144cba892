import type { ReactNode } from 'react'

/** Marks whose page stands here, and gives the server's HTML a place to stay in when its code does not load. */
export function PageFrame({ area, children }: { area: string; children: ReactNode }) {
  return <div data-area={area}>{children}</div>
}
