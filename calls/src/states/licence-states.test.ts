import { licenceStatuses } from '../entities/licence.ts'
import { isExpired, isGrave, licenceStateOf } from './licence-states.ts'

const lastDay = '2026-11-20'
const onLastDay = Date.parse('2026-11-20T23:59:59Z')
const dayAfter = Date.parse('2026-11-21T00:00:00Z')

test('a licence runs out at the end of its last day, and one without an end never', () => {
  expect(isExpired({ expiresAt: lastDay }, onLastDay)).toBe(false)
  expect(isExpired({ expiresAt: lastDay }, dayAfter)).toBe(true)
  expect(isExpired({ expiresAt: null }, dayAfter)).toBe(false)
})

test.each(licenceStatuses)('a licence that is %s and has run out says the worse of the two', status => {
  expect(licenceStateOf({ status, expiresAt: lastDay }, onLastDay)).toBe(status)
  expect(licenceStateOf({ status, expiresAt: lastDay }, dayAfter)).toBe(isGrave(status) ? status : 'expired')
})

test('grave is a broker that no licence stands behind', () => {
  expect(licenceStatuses.filter(isGrave)).toEqual(['suspected_clone', 'revoked', 'unregulated'])
})
