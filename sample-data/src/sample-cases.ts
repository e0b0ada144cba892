import { unlistedNames } from './broker-names.ts'
import { caseComments } from './case-comments.ts'
import type { CaseComment } from './case-comments.ts'
import { drawClaim, exposureStory } from './exposure-story.ts'
import type { Claim } from './exposure-story.ts'
import { exposureTimeline } from './exposure-timeline.ts'
import type { TimelineEvent } from './exposure-timeline.ts'
import { Random, WeightedIndex } from './random.ts'
import type { SampleScene } from './sample-scene.ts'
import { exposureReasons, readCaseTexts, readSampleFile } from './sample-texts.ts'
import type { ExposureReason, ExposureTexts, Translated } from './sample-texts.ts'
import type { PostSlots } from './share-posts.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import type { UserSketch } from './sketch-users.ts'

/** A complaint with all that happened to it, oldest first. */
export interface SampleCase {
  code: string
  author: UserSketch
  /** Null: the author named a broker that is not listed. */
  broker: BrokerSketch | null
  brokerName: string
  reason: ExposureReason
  title: Translated
  content: Translated
  claim: Claim
  incident: Date
  /** In ms. */
  publishedAt: number
  events: readonly TimelineEvent[]
  comments: readonly CaseComment[]
}

const DAY_MS = 86_400_000

/** Ten digits, all different: the factor shares no divisor with the modulus. */
const codeOf = (index: number): string => String(2_000_000_000 + (((index + 1) * 104_729_111) % 899_999_999))

/** Days from the incident to the publication: long enough to complain to the broker first. */
const [LEAST_DAYS, MOST_DAYS] = [4, 40]

/** Frequency of each of exposureReasons, in percent. */
const REASON_SHARES = [52, 16, 22, 10]
/** Share of the complaints with comments. */
const COMMENTED = 0.14

/** The complaints of all public states, one for each slot, oldest first. */
export function* sampleCases(
  { brokers, users, clock }: Pick<SampleScene, 'brokers' | 'users' | 'clock'>,
  slots: PostSlots,
): Generator<SampleCase> {
  const random = new Random('exposure rows')
  const stories = readSampleFile<Record<ExposureReason, ExposureTexts>>('exposure-sentences.json')
  const texts = readCaseTexts()
  const reasonDraw = new WeightedIndex(REASON_SHARES)
  const nameUnlisted = unlistedNames(brokers)
  for (const [index, brokerIndex] of slots.broker.entries()) {
    const broker = brokers[brokerIndex] ?? null
    const brokerName = broker?.name.shown ?? nameUnlisted()
    const author = random.pick(users)
    const reason = exposureReasons[reasonDraw.draw(random)] ?? 'other'
    const parties = {
      author: author.countryCode,
      staff: broker?.country.code ?? '',
      tone: broker?.desk?.tone ?? 'none',
    } as const
    const events = exposureTimeline(texts[reason], parties, slots.ageInDays[index] ?? 0, clock.now, random)
    const publishedAt = events.find(({ to }) => to === 'published')?.at ?? clock.now
    const daysBefore = random.between(LEAST_DAYS, MOST_DAYS)
    const incident = new Date(publishedAt - daysBefore * DAY_MS)
    const claim = drawClaim(author.lang, random)
    const facts = { broker: brokerName, claim, incident, daysBefore }
    yield {
      code: codeOf(index),
      author,
      broker,
      brokerName,
      reason,
      ...exposureStory(stories[reason], facts, random),
      claim,
      incident,
      publishedAt,
      events,
      comments: random.chance(COMMENTED) ? caseComments(texts[reason], users, publishedAt, clock.now, random) : [],
    }
  }
}
