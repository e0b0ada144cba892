import type { Move } from './prune-facts.ts'

/**
 * When each release of one area was last served, as stable release or as canary, in milliseconds since 1970; active releases count as
 * served at `now`. `moves`: of that area, oldest first.
 */
export function lastServed(moves: readonly Move[], now: number): Map<string, number> {
  const served = new Map<string, number>()
  let stable: string | null = null
  let canary: string | null = null
  const mark = (at: number) => {
    for (const version of [stable, canary]) if (version) served.set(version, at)
  }
  for (const { action, version, from, percent, at } of moves) {
    // A move's `from` was served until then, even if the log does not say how it became active.
    if (from) served.set(from, at)
    mark(at)
    if (action === 'canary') canary = percent > 0 ? version : null
    else [stable, canary] = [version, null]
  }
  mark(now)
  return served
}
