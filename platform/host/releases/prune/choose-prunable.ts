import { lastServed } from './last-served.ts'
import type { HeldRelease, PruneFacts } from './prune-facts.ts'

export interface PruneLimits {
  /** Number of most recently published or served releases to keep per area. */
  keep: number
  /** Releases published or served within this many days are kept. */
  days: number
}

/**
 * A tab opened fifty releases ago must still be able to move through every area, and so must one left open over a holiday; caches keep HTML
 * for about as long.
 */
export const usualLimits: PruneLimits = { keep: 60, days: 30 }

const day = 86_400_000
/** A link is valid for seven days (pin-tokens.ts); a visitor who follows it on the last day keeps the pin for seven more. */
const pinLife = 14 * day

/** The releases that no visitor can still hold. Never includes releases that are named by a pointer, reachable through a pin, or in use. */
export function choosePrunable(
  { releases, moves, pins, named, inUse }: PruneFacts,
  { keep, days }: PruneLimits,
  now: number,
): HeldRelease[] {
  const kept = new Set([...named, ...inUse, ...pins.filter(({ at }) => at > now - pinLife)].map(keyOf))
  const areas = [...new Set(releases.map(({ area }) => area))]
  return areas.flatMap(area => {
    const served = lastServed(
      moves.filter(move => move.area === area),
      now,
    )
    const lastActive = ({ version, publishedAt }: HeldRelease) => Math.max(publishedAt, served.get(version) ?? 0)
    const held = releases.filter(release => release.area === area)
    const last = new Set(held.toSorted((a, b) => lastActive(b) - lastActive(a)).slice(0, keep))
    return held.filter(
      release => !last.has(release) && lastActive(release) <= now - days * day && !kept.has(keyOf(release)),
    )
  })
}

const keyOf = ({ area, version }: { area: string; version: string }) => `${area} ${version}`
