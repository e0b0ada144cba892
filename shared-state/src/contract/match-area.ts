import type { Snapshot } from './release.ts'

/** The segments of a path after the language: `/en/shops/x` → `['shops', 'x']`. */
const segmentsOf = (pathname: string): string[] => pathname.split('/').slice(2).filter(Boolean)

/** The area that owns a path, by the longest matching address; undefined: the path is the shell's, or unknown. */
export function matchArea(snapshot: Snapshot, pathname: string): string | undefined {
  const segments = segmentsOf(pathname)
  let best: { area: string; length: number } | undefined
  for (const [area, { addresses }] of Object.entries(snapshot.areas))
    for (const address of addresses) {
      const claimed = address.split('/')
      const covers = claimed.every((segment, index) => segment === segments[index])
      if (covers && claimed.length > (best?.length ?? 0)) best = { area, length: claimed.length }
    }
  return best?.area
}
