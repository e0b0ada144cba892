import { licenceStatuses } from '../entities/licence.ts'
import { isExpired, isGrave, licenceStateOf } from './licence-states.ts'

const lastDay = '2026-11-20'
const onLastDay = Date.parse('2026-11-20T23:59:59Z')
const dayAfter = Date.parse('2026-11-21T00:00:00Z')

test('a licence expires at the end of its last day, and one without an expiry date never does', () => {
  expect(isExpired({ expiresAt: lastDay }, onLastDay)).toBe(false)
  expect(isExpired({ expiresAt: lastDay }, dayAfter)).toBe(true)
  expect(isExpired({ expiresAt: null }, dayAfter)).toBe(false)
})

test.each(licenceStatuses)('an expired licence that is %s shows the worse of the two states', status => {
  expect(licenceStateOf({ status, expiresAt: lastDay }, onLastDay)).toBe(status)
  expect(licenceStateOf({ status, expiresAt: lastDay }, dayAfter)).toBe(isGrave(status) ? status : 'expired')
})

test('the grave licence states are those without a valid licence', () => {
  expect(licenceStatuses.filter(isGrave)).toEqual(['suspected_clone', 'revoked', 'unregulated'])
})
