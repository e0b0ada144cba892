import { titleSlug } from 'backend/data-tools/slug'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { Row } from './row-loader.ts'
import { dayOf } from './sample-clock.ts'
import type { SampleCase } from './sample-cases.ts'
import { sampleCases } from './sample-cases.ts'
import type { OnPart, SampleScene } from './sample-scene.ts'
import type { PostSlots } from './share-posts.ts'

const DAY_MS = 86_400_000
/** Days after which hardly anybody reads a complaint any more. */
const READ_DAYS = 90

/** Loads exposures in all public states, oldest first, each with its timeline; returns them. */
export async function loadExposures(scene: SampleScene, slots: PostSlots, onPart: OnPart): Promise<SampleCase[]> {
  const random = new Random('exposure views')
  const rows = new RowLoader(scene.queries, 'exposures')
  const eventRows = new RowLoader(scene.queries, 'exposure_events')
  const cases: SampleCase[] = []
  let eventId = 0
  for (const told of sampleCases(scene, slots)) {
    cases.push(told)
    const { reason, broker } = told
    if (broker && reason === 'unable_to_withdraw') broker.withdrawalCount += 1
    const age = (scene.clock.now - told.publishedAt) / DAY_MS
    await rows.add(exposureRow(told, Math.floor(Math.min(age + 0.2, READ_DAYS) * random.next() * 60)))
    for (const row of eventRowsOf(told)) await eventRows.add({ event_id: ++eventId, ...row })
    if (cases.length % 2_000 === 1) onPart(cases.length / slots.broker.length)
  }
  await rows.finish()
  await eventRows.finish()
  await scene.queries.script(
    `SELECT setval(pg_get_serial_sequence('exposure_events', 'event_id'), ${eventId + 1}, false)`,
  )
  return cases
}

function exposureRow(told: SampleCase, viewCount: number): Row {
  const { code, author, broker, events, claim } = told
  const last = events.at(-1)!
  const since = events.findLast(({ from, to }) => from !== to)!
  return {
    code,
    slug: titleSlug(told.title.en),
    broker_code: broker?.code ?? null,
    broker_name: told.brokerName,
    user_id: author.userId,
    reason: told.reason,
    lang: author.lang,
    title: told.title,
    content: told.content,
    amount: claim.amount,
    currency: claim.currency,
    country_code: author.countryCode,
    incident_date: dayOf(told.incident),
    state: last.to,
    state_since: new Date(since.at),
    replied: events.some(({ actor }) => actor === 'staff'),
    mediated: events.some(({ to }) => to === 'in_mediation'),
    view_count: viewCount,
    sample: true,
    published_at: new Date(told.publishedAt),
    created_at: new Date(events[0]!.at),
    updated_at: new Date(last.at),
  }
}

const eventRowsOf = ({ code, author, broker, events }: SampleCase): Row[] =>
  events.map(({ action, from, to, actor, note, at }) => ({
    exposure_code: code,
    action,
    from_state: from,
    to_state: to,
    actor,
    user_id: { author: author.userId, staff: broker?.desk?.userId ?? null, moderator: null }[actor],
    note,
    at: new Date(at),
  }))
