import { titleSlug } from 'backend/data-tools/slug'
import { drawClaim, exposureStory } from './exposure-story.ts'
import { exposureTimeline } from './exposure-timeline.ts'
import type { TimelineEvent } from './exposure-timeline.ts'
import { Random, WeightedIndex } from './random.ts'
import { RowLoader } from './row-loader.ts'
import { dayOf } from './sample-clock.ts'
import type { OnPart, SampleScene } from './sample-scene.ts'
import { exposureReasons, readSampleFile } from './sample-texts.ts'
import type { ExposureTexts } from './sample-texts.ts'
import type { PostSlots } from './share-posts.ts'

/** Ten digits, all different: the factor shares no divisor with the modulus. */
const codeOf = (index: number): string => String(2_000_000_000 + (((index + 1) * 104_729_111) % 899_999_999))

/** Days from the incident to the publication: long enough to complain to the broker first. */
const [LEAST_DAYS, MOST_DAYS] = [4, 40]

/** Frequency of each of exposureReasons, in percent. */
const REASON_SHARES = [52, 16, 22, 10]

/** Loads exposures in all public states, oldest first, each with its timeline; returns the timelines. */
export async function loadExposures(
  scene: SampleScene,
  slots: PostSlots,
  onPart: OnPart,
): Promise<readonly TimelineEvent[][]> {
  const { queries, brokers, users, clock } = scene
  const random = new Random('exposure rows')
  const texts = readSampleFile<ExposureTexts>('exposure-sentences.json')
  const people = users.filter(({ staff }) => !staff)
  const reasonDraw = new WeightedIndex(REASON_SHARES)
  const rows = new RowLoader(queries, 'exposures')
  const eventRows = new RowLoader(queries, 'exposure_events')
  const timelines: TimelineEvent[][] = []
  let eventId = 0
  for (const [index, brokerIndex] of slots.broker.entries()) {
    const broker = brokers[brokerIndex]
    if (!broker) continue
    const code = codeOf(index)
    const author = random.pick(people)
    const reason = exposureReasons[reasonDraw.draw(random)] ?? 'other'
    if (reason === 'unable_to_withdraw') broker.withdrawalCount += 1
    const age = slots.ageInDays[index] ?? 0
    const daysBefore = random.between(LEAST_DAYS, MOST_DAYS)
    const incident = clock.daysAgo(age + daysBefore)
    const claim = drawClaim(author.lang, random)
    const { title, content } = exposureStory(
      texts[reason],
      { broker: broker.name.shown, claim, incident, daysBefore },
      random,
    )
    const events = exposureTimeline(texts[reason], age, random)
    const last = events.at(-1)
    timelines.push(events)
    const since = clock.daysAgo(last?.ageInDays ?? age)
    await rows.add({
      code,
      slug: titleSlug(title.en),
      broker_code: broker.code,
      broker_name: broker.name.shown,
      user_id: author.userId,
      reason,
      lang: author.lang,
      title,
      content,
      amount: claim.amount,
      currency: claim.currency,
      country_code: author.countryCode,
      incident_date: dayOf(incident),
      state: last?.to ?? 'published',
      state_since: since,
      replied: events.some(({ actor }) => actor === 'staff'),
      view_count: Math.floor(Math.min(age + 0.2, 90) * random.next() * 60),
      sample: true,
      published_at: clock.daysAgo(events[1]?.ageInDays ?? age),
      created_at: clock.daysAgo(events[0]?.ageInDays ?? age),
      updated_at: since,
    })
    for (const { action, from, to, actor, note, ageInDays } of events) {
      await eventRows.add({
        event_id: ++eventId,
        exposure_code: code,
        action,
        from_state: from,
        to_state: to,
        actor,
        user_id: actor === 'author' ? author.userId : null,
        note,
        at: clock.daysAgo(ageInDays),
      })
    }
    if (index % 2_000 === 0) onPart(index / slots.broker.length)
  }
  await rows.finish()
  await eventRows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('exposure_events', 'event_id'), ${eventId + 1}, false)`)
  return timelines
}
