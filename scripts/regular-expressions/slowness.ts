import { checkSync } from 'recheck'
import { isLinearAtSight } from './linear-at-sight.ts'

/** Maximum time to check one expression, in milliseconds. An expression that takes longer is reported for manual review. */
const longestCheck = 60_000

/** Attacks are limited only by steps, so that verdicts do not depend on the machine's load. */
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
