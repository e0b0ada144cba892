import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as calls from 'calls/calendar'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertEvent } from '../testing/calendar-events.ts'
import type { TestEvent } from '../testing/calendar-events.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi({ sample: false })
  visitor = site.visitor()
}, START_MS)
afterAll(() => site.close())
beforeEach(() => site.db.query('DELETE FROM calendar_events'))

const add = async (...events: TestEvent[]) => {
  for (const event of events) await insertEvent(site.db, event)
}
const day = (offset = 0) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const around = { from: day(-2), to: day(2) }
const filtered = async (input: object) => (await visitor.call(calls.calendarFilter, { ...around, ...input })).body.Data!
const more = async (input: object) => (await visitor.call(calls.calendarMore, { num: 2, ...input })).body.Data!
const codes = ({ items }: { items: { code: string }[] }) => items.map(({ code }) => code)

const different: TestEvent[] = [
  { code: 'a', inMinutes: 10, importance: 3 },
  { code: 'b', inMinutes: 20, country: '036', currency: 'AUD' },
  { code: 'c', inMinutes: 30, importance: 1, category: 'labour' },
]
test.each([
  [{ importance: [1, 3] }, ['a', 'c']],
  [{ countryCodes: ['36'] }, ['b']],
  [{ countryCodes: ['036', '840'], importance: [2] }, ['b']],
  [{ currency: ['USD'] }, ['a', 'c']],
  [{ category: 'labour' }, ['c']],
  [{ category: 'housing' }, []],
])('the calendar filters events by %j', async (input, expected) => {
  await add(...different)
  expect(codes(await filtered(input))).toEqual(expected)
  expect(codes(await more({ ...input, num: 10 }))).toEqual(expected)
})

test('the calendar offers countries that are shown under one name as one choice, with the codes of its events', async () => {
  await add({ code: 'a', country: '156' }, { code: 'b', country: '344' }, { code: 'c', country: '360' })
  const { filters } = (await visitor.call(calls.calendarIndexinit, { from: day(), to: day(1) })).body.Data!
  expect(filters.countries).toEqual([
    { value: '344', name: 'Hong Kong', count: 2, codes: ['156', '344'] },
    { value: '360', name: 'Indonesia', count: 1, codes: ['360'] },
  ])
})

test('a chosen country and category stay among the choices of days without events, with their names', async () => {
  const input = { from: day(), to: day(1), countryCodes: ['156'], category: 'growth' }
  const { filters } = (await visitor.call(calls.calendarIndexinit, input)).body.Data!
  expect(filters).toEqual({
    countries: [{ value: '344', name: 'Hong Kong', count: 0, codes: [] }],
    // Without a tag for it, a category is named by its code.
    categories: [{ value: 'growth', name: 'growth', count: 0 }],
  })
})

test('filtered calendar events come in pages by time', async () => {
  await add(...different)
  const [first, second] = [await filtered({ pageSize: 2 }), await filtered({ pageSize: 2, pageIndex: 2 })]
  expect([codes(first), codes(second), first.total]).toEqual([['a', 'b'], ['c'], 3])
})

test('upcoming calendar events continue after the cursor, and go back before it with the latest first', async () => {
  await add({ code: 'past', inMinutes: -5 }, { code: 'x1', inMinutes: 5 }, { code: 'x2', inMinutes: 5 })
  await add({ code: 'y', inMinutes: 9 }, { code: 'z', inMinutes: 9 })
  const first = await more({})
  const second = await more({ cursor: first.cursor })
  expect([codes(first), codes(second), second.cursor]).toEqual([['x1', 'x2'], ['y', 'z'], null])
  const back = await more({ cursor: first.cursor, direction: 'earlier' })
  expect([codes(back), back.cursor]).toEqual([['x1', 'past'], null])
  expect(codes(await more({ direction: 'earlier' }))).toEqual(['past'])
})

test.each(['nonsense', 'x'.repeat(100), '2026-99-99T00:00:00.000Z a', '2026-11-27T00:00:00.000Z', '2026 a'])(
  'the calendar refuses the cursor %s',
  async text => {
    const cursor = Buffer.from(text).toString('base64url').slice(0, 100)
    const { body } = await visitor.call(calls.calendarMore, { cursor })
    expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1004, 'cursor'])
  },
)

test('an event comes with its explanation, its history with revisions, the next release and related events', async () => {
  const monthly = { series: 'us_cpi' }
  await add({ ...monthly, code: 'p2', inMinutes: -2000, actual: '2.0' })
  await add({ ...monthly, code: 'p1', inMinutes: -1000, actual: '2.4', revised: '1.9' })
  await add({ ...monthly, code: 'now', inMinutes: 60 }, { ...monthly, code: 'later', inMinutes: 3000 })
  await add({ code: 'near', inMinutes: 100 }, { code: 'abroad', country: '036' }, { code: 'far', inMinutes: 5000 })
  const detail = (await visitor.call(calls.calendarDetailinit, { code: 'now' })).body.Data!
  expect(detail.event).toMatchObject({ code: 'now', content: '<p>What <strong>moves</strong> it.</p>\n' })
  expect(detail.history.map(({ code, actual, revisedTo }) => [code, actual, revisedTo])).toEqual([
    ['p1', '2.4', null],
    ['p2', '2.0', '1.9'],
  ])
  expect(detail.next?.code).toBe('later')
  expect(detail.related.map(({ code }) => code)).toEqual(['near'])
})

test('an unknown calendar event is not found', async () => {
  expect((await visitor.call(calls.calendarDetailinit, { code: 'none' })).body.ErrorCode).toBe(3001)
})
