import type { LicenceStatus } from './broker-scores.ts'
import { LONGEST_REVIEW } from './exposure-timeline.ts'
import { Random, WeightedIndex } from './random.ts'
import type { SampleScene } from './sample-scene.ts'

/** A post's broker (index into the sketches, -1: it is about a broker that is not listed) and its age in days; oldest first. */
export interface PostSlots {
  broker: Int32Array
  ageInDays: Float64Array
}

/** Relative number of posts of each kind that a broker attracts, by its licence status. */
const PULL: Record<'comments' | 'exposures', Record<LicenceStatus, number>> = {
  comments: { regulated: 2.6, offshore: 1.5, exceeded: 1, suspected_clone: 0.5, revoked: 0.7, unregulated: 0.5 },
  exposures: { regulated: 0.25, offshore: 1, exceeded: 1.6, suspected_clone: 4, revoked: 3, unregulated: 2 },
}

/** Share of the posts about brokers that are not listed: their authors typed a name. */
const UNLISTED = { comments: 0, exposures: 0.02 }

/** Days before its publication in which a post of each kind has a history: a broker is listed by then. */
const HISTORY_DAYS = { comments: 0, exposures: LONGEST_REVIEW }

/**
 * Distributes posts over the brokers, so that a few attract many, and over the last `years`, increasingly towards today.
 * Counts them in the sketches.
 */
export function sharePosts(
  kind: keyof typeof PULL,
  count: number,
  years: number,
  { brokers, clock }: Pick<SampleScene, 'brokers' | 'clock'>,
): PostSlots {
  const random = new Random(kind)
  const pull = PULL[kind]
  const spread = kind === 'comments' ? 1.5 : 1.3
  const draw = new WeightedIndex(brokers.map(({ status }) => pull[status] * Math.exp(random.around(0, spread))))
  const listedAge = Float64Array.from(brokers, ({ createdAt }) => clock.ageInDays(createdAt))
  const ageInDays = Float64Array.from({ length: count }, () => random.next() ** 1.7 * years * 365)
    .sort()
    .reverse()
  const broker = new Int32Array(count)
  for (let slot = 0; slot < count; slot++) {
    const age = ageInDays[slot] ?? 0
    if (UNLISTED[kind] > 0 && random.chance(UNLISTED[kind])) {
      broker[slot] = -1
      continue
    }
    let index = draw.draw(random)
    while ((listedAge[index] ?? 0) < age + HISTORY_DAYS[kind]) index = draw.draw(random) // not listed yet at that time
    broker[slot] = index
    const sketch = brokers[index]
    if (!sketch) continue
    if (kind === 'comments') sketch.commentCount++
    else sketch.exposureCount++
  }
  return { broker, ageInDays }
}
