import { expect, test } from '@jest/globals'
import { answeredCase, eventsOf, exposure } from '../testing/sample-exposure.ts'
import { caseTimeline, mediationDay } from './case-timeline.ts'

const now = Date.parse('2026-11-19T20:00:00Z')
const kinds = (...steps: Parameters<typeof eventsOf>) =>
  caseTimeline(exposure(), eventsOf(...steps), now).events.map(({ kind }) => kind)

test('the timeline names events by the change they made, newest first', () => {
  expect(
    caseTimeline(exposure({ state: 'awaiting_author', replied: true }), answeredCase, now).events.map(
      ({ kind }) => kind,
    ),
  ).toEqual(['replied', 'accepted', 'requested', 'appended', 'published'])
})

test.each([
  ['draft', 'pending_review', 'author', 'submitted'],
  ['pending_review', 'rejected', 'moderator', 'rejected'],
  ['pending_review', 'published', 'moderator', 'published'],
  ['mediation_requested', 'published', 'moderator', 'declined'],
  ['awaiting_author', 'in_mediation', 'author', 'appended'],
  ['in_mediation', 'in_mediation', 'author', 'appended'],
  ['in_mediation', 'closed', 'moderator', 'closed'],
  ['published', 'abandoned', 'author', 'abandoned'],
  ['awaiting_author', 'resolved', 'author', 'resolved'],
  ['resolved', 'in_mediation', 'author', 'reopened'],
  ['in_mediation', 'in_mediation', 'moderator', 'noted'],
] as const)('a change from %s to %s by the %s is shown as "%s"', (from, to, actor, kind) => {
  expect(kinds([from, to, actor, '2026-11-03T00:00:00Z'])).toEqual([kind])
})

test('a case that waits for its author shows the start of the wait and the next step', () => {
  const { next, waiting } = caseTimeline(exposure({ state: 'awaiting_author', replied: true }), answeredCase, now)
  expect(waiting).toEqual({ kind: 'author', since: '2026-11-17T16:42:00Z' })
  expect(next).toEqual({ kind: 'back', until: null })
})

test('a broker has 14 days from publication to reply; then the case shows that it has not replied', () => {
  const open = caseTimeline(exposure({ state: 'in_mediation' }), answeredCase, now)
  expect(open.next).toEqual({ kind: 'reply', until: '2026-11-16T14:20:00.000Z' })
  const late = caseTimeline(exposure({ state: 'published', overdue: true }), [], now)
  expect(late.waiting).toEqual({ kind: 'noReply', since: '2026-11-02T14:20:00Z' })
})

test('a resolved case can be reopened for 7 days; after that it has no next step', () => {
  const events = eventsOf(['published', 'resolved', 'author', '2026-11-15T12:00:00Z'])
  const resolved = exposure({ state: 'resolved' })
  expect(caseTimeline(resolved, events, now).next).toEqual({ kind: 'final', until: '2026-11-22T12:00:00.000Z' })
  expect(caseTimeline(resolved, events, Date.parse('2026-11-22T12:00:01Z')).next).toBeNull()
})

test('the days of a mediation are counted from its acceptance', () => {
  expect(mediationDay({ state: 'awaiting_author' }, answeredCase, now)).toBe(7)
  expect(mediationDay({ state: 'resolved' }, answeredCase, now)).toBeNull()
  expect(mediationDay({ state: 'in_mediation' }, [], now)).toBeNull()
})
