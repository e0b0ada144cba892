import type { ReactNode } from 'react'

/** Marks which area the page belongs to, and provides an element that keeps the server's HTML if the area's code does not load. */
export function PageFrame({ area, children }: { area: string; children: ReactNode }) {
  return <div data-area={area}>{children}</div>
}
