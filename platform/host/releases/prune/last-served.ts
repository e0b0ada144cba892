import type { Move } from './prune-facts.ts'

/**
 * When each release of one area was last what visitors got, as stable release or as canary, in milliseconds since 1970;
 * what they get now was served at `now`. `moves`: of that area, oldest first.
 */
export function lastServed(moves: readonly Move[], now: number): Map<string, number> {
  const served = new Map<string, number>()
  let stable: string | null = null
  let canary: string | null = null
  const mark = (at: number) => {
    for (const version of [stable, canary]) if (version) served.set(version, at)
  }
  for (const { action, version, from, percent, at } of moves) {
    // What a move says it came from was served until then, even if how it came to be served is not in the log.
    if (from) served.set(from, at)
    mark(at)
    if (action === 'canary') canary = percent > 0 ? version : null
    else [stable, canary] = [version, null]
  }
  mark(now)
  return served
}
