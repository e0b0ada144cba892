import { useRef, type ReactNode } from 'react'

/** Marks whose page stands here, and gives the server's HTML a place to stay in when its code does not load. */
export function PageFrame({ area, children }: { area: string; children: ReactNode }) {
  return <div data-area={area}>{children}</div>
}

/** The server's HTML of a page whose area could not be loaded in the browser: it stays readable and its links work. */
export function KeptPage({ area }: { area: string }) {
  const place = useRef<HTMLDivElement>(null)
  return <div data-area={area} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
