import { findings } from '../entities/finding.ts'
import { blacklistBits, blacklistReasons, blacklistReasonsOf } from './blacklist-reasons.ts'

test('the findings of the black list are its reasons, worst first', () => {
  expect(blacklistReasonsOf({ findings, exposureCount: 1 })).toEqual([
    'suspectedClone',
    'revoked',
    'warning',
    'noLicence',
  ])
  expect(blacklistReasonsOf({ findings: ['warning', 'revoked'], exposureCount: 0 })).toEqual(['revoked', 'warning'])
})

test('the want of a licence is a reason only together with a public complaint', () => {
  expect(blacklistReasonsOf({ findings: ['noLicence'], exposureCount: 0 })).toEqual([])
  expect(blacklistReasonsOf({ findings: ['noLicence'], exposureCount: 1 })).toEqual(['noLicence'])
  expect(blacklistReasonsOf({ findings: ['gradeE', 'allExpired'], exposureCount: 9 })).toEqual([])
})

test('each reason has a bit of its own, greater than those of all lesser reasons together', () => {
  expect(blacklistReasons.map(reason => blacklistBits[reason])).toEqual([8, 4, 2, 1])
})
