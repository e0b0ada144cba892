/** @jest-environment ../scripts/jest/node-environment.mjs */
import { expect, test } from '@jest/globals'
import { calendarRemind } from 'calls/calendar-reminders'
import { ApiError } from 'shared-state/api/api-error'
import type { LoadContext } from 'shared-state/runtime'
import { submitReminder } from './submit-reminder.ts'

function submit(fields: Record<string, string>): Promise<unknown> {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.set(name, value)
  const context = {
    lang: 'id',
    params: { titleCode: 'cpi-E1.html' },
    url: new URL('http://localhost/id/calendar/cpi-E1.html?zone=Asia/Jakarta'),
    api: {
      call: async () => {
        throw new ApiError({ call: 'calendar.remind', status: 401, code: 2001, message: '', errors: [] })
      },
    },
  } as unknown as LoadContext
  return submitReminder(calendarRemind, sent, context).catch((error: unknown) => error)
}

test('without JavaScript, the login page returns to the event and remembers that the visitor wants a reminder', async () => {
  const answer = (await submit({ intent: 'remind', minutesBefore: '15' })) as Response
  const event = '/id/calendar/cpi-E1.html?zone=Asia%2FJakarta&act=remind'
  expect(answer.headers.get('Location')).toBe(`/id/login.html?return=${encodeURIComponent(event)}`)
})

test.each([[{ intent: 'remind', minutesBefore: '7' }], [{ intent: 'remind' }], [{ intent: 'other' }], [{}]])(
  'a form %j that the page does not have is refused',
  async fields => expect(((await submit(fields)) as Response).status).toBe(400),
)
