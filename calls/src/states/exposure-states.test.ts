import { exposureStateOf, ownExposureStateOf } from './exposure-states.ts'

test('an overdue exposure is shown as overdue instead of its state', () => {
  expect(exposureStateOf({ state: 'in_mediation', overdue: false })).toBe('in_mediation')
  expect(exposureStateOf({ state: 'in_mediation', overdue: true })).toBe('overdue')
})

test('an exposure that awaits its author is shown as your turn only to the author', () => {
  const waiting = { state: 'awaiting_author', overdue: false } as const
  expect([exposureStateOf(waiting), ownExposureStateOf(waiting)]).toEqual(['awaiting_author', 'your_turn'])
  expect(ownExposureStateOf({ ...waiting, overdue: true })).toBe('overdue')
  expect(ownExposureStateOf({ state: 'resolved', overdue: false })).toBe('resolved')
})
