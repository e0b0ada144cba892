import { lastServed } from './last-served.ts'
import type { HeldRelease, PruneFacts } from './prune-facts.ts'

export interface PruneLimits {
  /** So many of the releases of an area that were published or served last stay. */
  keep: number
  /** What was published or served within so many days stays. */
  days: number
}

/**
 * A tab that was opened fifty releases ago still has to move through every area, and so does one that was left open over
 * a holiday; caches keep HTML about as long.
 */
export const usualLimits: PruneLimits = { keep: 60, days: 30 }

const day = 86_400_000
/** A link lives for seven days (pin-tokens.ts), and what it shows for seven more in the browser of who follows it on the last. */
const pinLife = 14 * day

/** The releases that no visitor may still hold. Never what a pointer names, a pin may show, or anybody uses just now. */
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
