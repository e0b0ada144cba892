import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { exposureReasons } from 'calls/entities/exposure'
import { heldBy, moderationQueue, queueViews } from 'calls/moderation'
import fc from 'fast-check'
import type { CallInput, CallOutput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker } from '../testing/scene.ts'

type Queue = CallOutput<typeof moderationQueue>
type Filters = CallInput<typeof moderationQueue>

interface Item {
  kind: 'exposure' | 'complaint' | 'comment'
  id: string
  state: string
  waits: boolean
  isDecided: boolean
  held: (typeof heldBy)[number]
  reason: (typeof exposureReasons)[number] | null
  countryCode: string | null
  traderCode: string
  userId: string
  hours: number
}

const states = {
  exposure: ['pending_review', 'mediation_requested', 'published', 'rejected'],
  complaint: ['open', 'answered'],
  comment: ['flagged', 'published'],
} as const
const pending: readonly string[] = ['pending_review', 'mediation_requested', 'open', 'flagged']
const kinds = ['exposure', 'exposure', 'complaint', 'comment'] as const
/** Every attribute varies with another period, so that every combination of two values occurs. */
const of = <Value>(values: readonly Value[], index: number) => values[index % values.length]!
const items = Array.from({ length: 60 }, (_, index): Item => {
  const kind = of(kinds, index)
  const state = of<string>(states[kind], Math.floor(index / 4))
  return {
    kind,
    id: kind === 'comment' ? String(1000 + index) : `i${index}`,
    state,
    waits: pending.includes(state),
    isDecided: index % 3 === 0,
    held: of(heldBy, Math.floor(index / 2)),
    reason: kind === 'comment' ? null : of(exposureReasons, Math.floor(index / 3)),
    countryCode: kind === 'exposure' ? of(['360', '840'], Math.floor(index / 5)) : null,
    traderCode: of(['broker1', 'broker2'], Math.floor(index / 7)),
    userId: of(['rina', 'dimas', 'tono'], Math.floor(index / 6)),
    hours: index * 7,
  }
})

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
  const { db } = site
  for (const [userId, roles] of [['rina'], ['dimas'], ['tono'], ['me', 'moderator'], ['other', 'moderator']])
    await db.query('INSERT INTO users (user_id, nick, roles) VALUES ($1, $1, $2)', [userId!, roles ? [roles] : []])
  for (const code of ['broker1', 'broker2']) await addBroker(db, code)
  for (const item of items) await insert(item)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

async function insert({ kind, id, state, isDecided, held, reason, countryCode, traderCode, userId, hours }: Item) {
  const { db } = site
  const at = new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
  if (kind === 'exposure')
    await db.query(
      `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, country_code, state, state_since)
       VALUES ($1, 'case', $2, 'Broker', $3, $4, 'en', '{"en": "My money"}', '{"en": "Long story"}', 10, 'USD', '2026-01-02', $5, $6, $7)`,
      [id, traderCode, userId, reason, countryCode, state, at],
    )
  else if (kind === 'complaint')
    await db.query(
      `INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, contact_sealed, state, created_at) VALUES ($1, $2, $3, $4, 'en', 'No money.', 'phone', $5, $6)`,
      [id, traderCode, userId, reason, state, at],
    )
  else
    await db.query(
      `INSERT INTO comments (comment_id, target_type, target_code, user_id, rating, lang, content, state, created_at)
       VALUES ($1, 'broker', $2, $3, 1, 'en', '{"en": "They never paid."}', $4, $5)`,
      [Number(id), traderCode, userId, state, at],
    )
  if (held !== 'nobody')
    await db.query('INSERT INTO moderation_holds (kind, target_id, user_id, since) VALUES ($1, $2, $3, now())', [
      kind,
      id,
      held === 'mine' ? 'me' : 'other',
    ])
  // An author's step, or taking an item, is no decision.
  for (const action of isDecided ? ['publish', 'approve'] : ['publish', 'take'])
    await db.query(
      `INSERT INTO audit_events (kind, target_id, action, to_state, user_id) VALUES ($1, $2, $3, $4, 'other')`,
      [kind, id, action, state],
    )
}

async function queue(input: Filters): Promise<Queue> {
  const { body } = await site.api.invoke({
    call: moderationQueue,
    input,
    caller: {
      user: { userId: 'me', roles: ['moderator'] },
      sessionId: 's',
      authorised: true,
      lang: 'en',
      country: '',
      ip: '203.0.113.9',
    },
  })
  return body.Data as Queue
}

const isIn = (item: Item, { state, show = state === undefined ? 'waiting' : 'all' }: Filters) =>
  show === 'all' || (show === 'waiting' ? item.waits : item.isDecided && !item.waits)
const isOther = (item: Item, { reason, countryCode, traderCode, userId, waitingHours }: Filters) =>
  (!reason || item.reason === reason) &&
  (!countryCode || item.countryCode === countryCode) &&
  (!traderCode || item.traderCode === traderCode) &&
  (!userId || item.userId === userId) &&
  (waitingHours === undefined || item.hours >= waitingHours)
const isCounted = (item: Pick<Item, 'kind' | 'state' | 'held'>, { kind, state, held }: Filters) =>
  (!kind || item.kind === kind) && (!state || item.state === state) && (!held || item.held === held)

const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 })
const filters = fc.record({
  kind: maybe(['exposure', 'complaint', 'comment', 'market'] as const),
  state: maybe(['pending_review', 'open', 'flagged', 'published']),
  show: maybe(queueViews),
  held: maybe(heldBy),
  reason: maybe(exposureReasons),
  countryCode: maybe(['360', '840']),
  traderCode: maybe(['broker1', 'broker2', 'broker3']),
  userId: maybe(['rina', 'dimas']),
  waitingHours: maybe([1, 72, 200]),
  order: maybe(['old', 'new'] as const),
})

test('the queue lists exactly the items under its filters, in order, and its counts add up to them', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async drawn => {
      const input = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)) as Filters
      const under = items.filter(item => isIn(item, input) && isOther(item, input))
      const listed = under.filter(item => isCounted(item, input))
      const oldest = [...listed].sort((one, other) => other.hours - one.hours).map(({ id }) => id)
      const seen: string[] = []
      for (let pageIndex = 1; ; pageIndex += 1) {
        const page = await queue({ ...input, pageIndex, pageSize: 25 })
        seen.push(...page.items.map(({ id }) => id))
        if (pageIndex === 1) {
          const counted = Map.groupBy(under, ({ kind, state, held }) => `${kind} ${state} ${held}`)
          expect(page.counts.map(({ kind, state, held, count }) => [`${kind} ${state} ${held}`, count])).toEqual(
            [...counted].map(([key, some]) => [key, some.length]).sort(([one], [other]) => (one! < other! ? -1 : 1)),
          )
          expect(page.total).toBe(listed.length)
        }
        if (seen.length >= page.total || page.items.length === 0) break
      }
      expect(seen).toEqual(input.order === 'new' ? oldest.reverse() : oldest)
    }),
    { numRuns: 60 },
  )
})

test('the queue names the holder, the broker and since when an item waits', async () => {
  const item = items.find(({ kind, held, waits }) => kind === 'exposure' && held === 'others' && waits)!
  const { items: listed } = await queue({ kind: 'exposure', held: 'others', pageSize: 50 })
  const shown = listed.find(({ id }) => id === item.id)!
  expect(shown).toMatchObject({
    holder: { nick: 'other', mine: false },
    broker: { code: item.traderCode, name: `Broker ${item.traderCode}` },
  })
  expect(Math.floor((Date.now() - Date.parse(shown.since)) / 3_600_000)).toBe(item.hours)
})
