import { exposureStateOf, ownExposureStateOf } from './exposure-states.ts'

test('a broker that owes a reply is said in place of where the case stands', () => {
  expect(exposureStateOf({ state: 'in_mediation', overdue: false })).toBe('in_mediation')
  expect(exposureStateOf({ state: 'in_mediation', overdue: true })).toBe('overdue')
})

test('a case that waits for its author says so to the author as their turn, and to nobody else', () => {
  const waiting = { state: 'awaiting_author', overdue: false } as const
  expect([exposureStateOf(waiting), ownExposureStateOf(waiting)]).toEqual(['awaiting_author', 'your_turn'])
  expect(ownExposureStateOf({ ...waiting, overdue: true })).toBe('overdue')
  expect(ownExposureStateOf({ state: 'resolved', overdue: false })).toBe('resolved')
})
