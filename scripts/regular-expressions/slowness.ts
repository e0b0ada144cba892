import { checkSync } from 'recheck'
import { isLinearAtSight } from './linear-at-sight.ts'

/** Milliseconds for one expression. One that takes longer to check is reported, for review by hand. */
const longestCheck = 60_000

/** Attacks are limited by steps alone, so that verdicts do not depend on the machine's load. */
const withoutClock = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

// Pure JavaScript gives the same verdicts on every machine; by default recheck uses a native binary or Java if it finds one.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Why an expression may take more than linear time, with an attack; undefined if it is linear. */
export function slowness(source: string, flags: string): string | undefined {
  if (isLinearAtSight(source, flags)) return undefined
  const found = checkSync(source, flags, { timeout: longestCheck, ...withoutClock })
  if (found.status === 'safe') return undefined
  if (found.status === 'vulnerable') return `${found.complexity.summary}, attacked by ${found.attack.pattern}`
  return `not known to be linear: ${'message' in found.error ? found.error.message : found.error.kind}`
}
