import type { Queries } from '../db/db.ts'
import { drawClaim, exposureStory } from './exposure-story.ts'
import { exposureTimeline } from './exposure-timeline.ts'
import { Random, WeightedIndex } from './random.ts'
import { RowLoader } from './row-loader.ts'
import { dayOf } from './sample-clock.ts'
import type { SampleClock } from './sample-clock.ts'
import { exposureReasons, readSampleFile } from './sample-texts.ts'
import type { ExposureTexts } from './sample-texts.ts'
import type { PostSlots } from './share-posts.ts'
import type { BrokerSketch } from './sketch-brokers.ts'
import type { UserSketch } from './sketch-users.ts'
import { titleSlug } from './slug.ts'

const COLUMNS = [
  'code', 'slug', 'broker_code', 'broker_name', 'user_id', 'reason', 'lang', 'title', 'content', 'amount', 'currency', 'country_code', 'incident_date',
  'state', 'state_since', 'replied', 'view_count', 'sample', 'published_at', 'created_at', 'updated_at',
]
const EVENT_COLUMNS = ['event_id', 'exposure_code', 'action', 'from_state', 'to_state', 'actor', 'user_id', 'note', 'at']

const codeOf = (index: number): string => String(2_000_000_000 + (((index + 1) * 104_729_111) % 899_999_999))

/** Exposures through all public states, oldest first, each with its timeline. */
export async function loadExposures(queries: Queries, slots: PostSlots, brokers: BrokerSketch[], users: UserSketch[], clock: SampleClock, onPart: (part: number) => void): Promise<void> {
  const random = new Random('exposure rows')
  const texts = readSampleFile<ExposureTexts>('exposure-sentences.json')
  const people = users.filter(({ staff }) => !staff)
  const reasonDraw = new WeightedIndex([52, 16, 22, 10])
  const rows = new RowLoader(queries, 'exposures', COLUMNS)
  const eventRows = new RowLoader(queries, 'exposure_events', EVENT_COLUMNS)
  let eventId = 0
  for (const [index, brokerIndex] of slots.broker.entries()) {
    const broker = brokers[brokerIndex]
    if (!broker) continue
    const code = codeOf(index)
    const author = random.pick(people)
    const reason = exposureReasons[reasonDraw.draw(random)] ?? 'other'
    const age = slots.ageInDays[index] ?? 0
    const incident = clock.daysAgo(age + 1 + random.next() * 30)
    const claim = drawClaim(author.lang, random)
    const { title, content } = exposureStory(texts, reason, broker.name.shown, claim, incident, random)
    const events = exposureTimeline(texts, age, random)
    const last = events.at(-1)
    const since = clock.daysAgo(last?.ageInDays ?? age)
    await rows.add(
      code, titleSlug(title.en), broker.code, broker.name.shown, author.userId, reason, author.lang, { ...title }, { ...content }, claim.amount,
      claim.currency, author.countryCode, dayOf(incident), last?.to ?? 'published', since, events.some(({ actor }) => actor === 'staff'),
      Math.floor(Math.min(age + 0.2, 90) * random.next() * 60), true, clock.daysAgo(events[1]?.ageInDays ?? age), clock.daysAgo(age), since,
    )
    for (const event of events) {
      await eventRows.add(++eventId, code, event.action, event.from, event.to, event.actor, event.actor === 'author' ? author.userId : null,
        event.note && { ...event.note }, clock.daysAgo(event.ageInDays))
    }
    if (index % 2_000 === 0) onPart(index / slots.broker.length)
  }
  await rows.finish()
  await eventRows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('exposure_events', 'event_id'), ${eventId + 1}, false)`)
}
