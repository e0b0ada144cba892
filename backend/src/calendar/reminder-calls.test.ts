import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { MOST_REMINDERS, calendarRemind, calendarReminders } from 'calls/calendar-reminders'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertEvent } from '../testing/calendar-events.ts'
import { addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { sendReminders } from '../reminders/follow-reminders.ts'
import { eventReminders } from './event-reminders.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
}, START_MS)
afterAll(() => site.close())
beforeEach(() => site.db.script('DELETE FROM calendar_events; DELETE FROM user_messages'))

const remind = async (by: TestUser, code: string, minutesBefore: number) =>
  (await by.visitor.call(calendarRemind, { code, minutesBefore: minutesBefore as 5 })).body
const reminders = async (by: TestUser) =>
  (await by.visitor.call(calendarReminders, {})).body.Data!.items.map(item => [item.event.code, item.minutesBefore])
const pass = (minutes: number) =>
  site.db.query(`UPDATE calendar_events SET scheduled_at = scheduled_at - $1 * interval '1 minute'`, [minutes])
const notices = () =>
  site.db.query<{ user_id: string; title: string; text: string; path: string; mail: string }>(
    `SELECT user_id, title->>'id' AS title, text->>'en' AS text, path, mail FROM user_messages WHERE kind = 'reminder' ORDER BY user_id`,
  )

test('a reminder can be set, changed and removed, and only its owner sees it', async () => {
  await insertEvent(site.db, { code: 'a' })
  await remind(rina, 'a', 60)
  expect((await remind(rina, 'a', 15)).Data).toEqual({ minutesBefore: 15 })
  expect([await reminders(rina), await reminders(budi)]).toEqual([[['a', 15]], []])
  expect((await remind(rina, 'a', 0)).Data).toEqual({ minutesBefore: 0 })
  expect(await reminders(rina)).toEqual([])
})

test.each([
  ['an unknown event', 'none', 15, 3001],
  ['a time that has passed', 'soon', 60, 3101],
  ['an event that is over', 'over', 5, 3101],
  ['a time that is not offered', 'soon', 7, 1004],
])('a reminder of %s is refused', async (_name, code, minutes, expected) => {
  await insertEvent(site.db, { code: 'soon', inMinutes: 30 })
  await insertEvent(site.db, { code: 'over', inMinutes: -1 })
  expect((await remind(rina, code, minutes)).ErrorCode).toBe(expected)
  expect(await reminders(rina)).toEqual([])
})

test('a user without a session has no reminders', async () => {
  expect((await site.visitor().call(calendarReminders, {})).body.ErrorCode).toBe(2001)
})

test(`a user has at most ${MOST_REMINDERS} reminders`, async () => {
  for (let nth = 0; nth <= MOST_REMINDERS; nth += 1) await insertEvent(site.db, { code: `e${nth}` })
  await site.db.query(
    `INSERT INTO calendar_reminders (user_id, event_code, minutes_before) SELECT $1, code, 5 FROM calendar_events WHERE code <> 'e0'`,
    [rina.userId],
  )
  const answer = await remind(rina, 'e0', 5)
  expect([answer.ErrorCode, (await reminders(rina)).length]).toEqual([3101, MOST_REMINDERS])
  expect((await remind(rina, 'e1', 15)).Data).toEqual({ minutesBefore: 15 })
})

test('each due reminder becomes one notice with a mail, and others stay', async () => {
  await insertEvent(site.db, { code: 'a', inMinutes: 62 })
  await remind(rina, 'a', 60)
  await remind(budi, 'a', 15)
  expect(await sendReminders(site.db, eventReminders)).toBe(0)
  await pass(3)
  const sent = await Promise.all([sendReminders(site.db, eventReminders), sendReminders(site.db, eventReminders)])
  expect(sent.reduce((sum, count) => sum + count)).toBe(1)
  expect(await notices()).toEqual([
    {
      user_id: rina.userId,
      title: 'Pengingat: Peristiwa a',
      text: expect.stringMatching(/^Due on \d.* UTC\. Forecast: 2\.2%\. Previous: 2\.1%\.$/),
      path: '/calendar/event-a-a.html',
      mail: 'due',
    },
  ])
  expect([await reminders(rina), await reminders(budi)]).toEqual([[], [['a', 15]]])
})

test('a reminder whose event is over before it could be sent is removed without a notice', async () => {
  await insertEvent(site.db, { code: 'a', inMinutes: 62 })
  await remind(rina, 'a', 60)
  await pass(63)
  expect(await sendReminders(site.db, eventReminders)).toBe(0)
  expect([await notices(), await reminders(rina)]).toEqual([[], []])
})

test('a reminder follows the changed time of its event', async () => {
  await insertEvent(site.db, { code: 'a', inMinutes: 62 })
  await remind(rina, 'a', 60)
  await pass(-1000)
  await pass(3)
  expect([await sendReminders(site.db, eventReminders), await reminders(rina)]).toEqual([0, [['a', 60]]])
})
