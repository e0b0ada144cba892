import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finalNoticeStates, noticeDrawing, noticeTable, outcomeTable } from './notice-drawing.ts'
import { noticeSteps } from './notice-rules.ts'
import { authorUntil, dueAt, noticeOutcomes, publicNoticeStates, withholds } from './notice-states.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/exposure-cases.md'), 'utf8')
test.each([
  ['drawing', noticeDrawing()],
  ['table of steps', noticeTable()],
  ['table of outcomes', outcomeTable()],
])('the %s of legal notices in docs/exposure-cases.md is made from the rules', (_name, text) => {
  expect(page).toContain(text)
})

test('every state of a legal notice can be reached and is in one group of the log', () => {
  const reached = new Set(noticeSteps.map(({ to }) => to))
  expect([...reached].filter(state => state !== 'sent').sort()).toEqual([...publicNoticeStates].sort())
  expect(Object.values(noticeOutcomes).flat().sort()).toEqual([...publicNoticeStates].sort())
  expect(finalNoticeStates).toEqual(['withdrawn', 'rejected', 'false_notice', 'corrected', 'upheld', 'restored'])
})

test('a text is withheld exactly in the states that a withholding leads to, until it is shown again', () => {
  const withheld = publicNoticeStates.filter(withholds)
  expect(withheld).toEqual(['withheld', 'appealed', 'upheld'])
  expect(noticeSteps.filter(({ text }) => text === 'withhold').every(({ to }) => to === 'withheld')).toBe(true)
})

test('every public decision has a reason, a notice to the author and a mail to the sender', () => {
  for (const { actor, action, reason, notifies, mails } of noticeSteps)
    if (actor === 'moderator' && action !== 'invite')
      expect([action, reason, notifies, mails]).toEqual([action, true, true, true])
})

test('the parties of a legal notice have the deadlines of decision 71', () => {
  const day = 86_400_000
  const at = (state: (typeof publicNoticeStates)[number]) => ({
    state,
    ground: 'other' as const,
    since: 100 * day,
    confirmedAt: 90 * day,
  })
  const days = (state: (typeof publicNoticeStates)[number]) =>
    [dueAt(at(state)), authorUntil(at(state))].map(ms => ms && ms / day)
  expect(days('received')).toEqual([104, null])
  expect(days('invited')).toEqual([104, 107])
  expect(days('correction')).toEqual([114, 114])
  expect(days('withheld')).toEqual([null, 114])
  expect(days('appealed')).toEqual([114, null])
})
