import { expect, test } from '@jest/globals'
import { answeredCase, eventsOf, exposure } from '../testing/sample-exposure.ts'
import { caseTimeline, mediationDay } from './case-timeline.ts'

const now = Date.parse('2026-11-19T20:00:00Z')
test('a case that waits for its author shows the start of the wait and the next step', () => {
  const { next, waiting } = caseTimeline(exposure({ state: 'awaiting_author', replied: true }), answeredCase, now)
  expect(waiting).toEqual({ kind: 'author', since: '2026-11-17T16:42:00Z' })
  expect(next).toEqual({ kind: 'back', until: null })
})

test('a broker has 14 days from the start of mediation to reply; then the case shows that it has not replied', () => {
  const dueAt = '2026-11-27T11:05:00.000Z'
  const open = caseTimeline(exposure({ state: 'in_mediation', dueAt }), answeredCase, now)
  expect(open.next).toEqual({ kind: 'reply', until: dueAt })
  const late = caseTimeline(exposure({ state: 'in_mediation', dueAt, overdue: true }), answeredCase, now)
  expect(late.waiting).toEqual({ kind: 'noReply', since: '2026-11-13T11:05:00.000Z' })
  expect(late.next).toEqual({ kind: 'reply', until: null })
})

test('a case waits for a broker without staff on this site as not registered, without a time to reply', () => {
  const { next, waiting } = caseTimeline(exposure({ state: 'in_mediation', registered: false }), answeredCase, now)
  expect([next, waiting?.kind]).toEqual([{ kind: 'reply', until: null }, 'unregistered'])
})

test('a resolved case can be reopened for 7 days; after that it has no next step', () => {
  const events = eventsOf(['resolve', 'published', 'resolved', 'author', '2026-11-15T12:00:00Z'])
  const resolved = exposure({ state: 'resolved' })
  expect(caseTimeline(resolved, events, now).next).toEqual({ kind: 'final', until: '2026-11-22T12:00:00.000Z' })
  expect(caseTimeline(resolved, events, Date.parse('2026-11-22T12:00:01Z')).next).toBeNull()
})

test('the days of a mediation are counted from its acceptance', () => {
  expect(mediationDay({ state: 'awaiting_author' }, answeredCase, now)).toBe(7)
  expect(mediationDay({ state: 'resolved' }, answeredCase, now)).toBeNull()
  expect(mediationDay({ state: 'in_mediation' }, [], now)).toBeNull()
})
