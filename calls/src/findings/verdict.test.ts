import { findings } from '../entities/finding.ts'
import type { Finding } from '../entities/finding.ts'
import { licenceOf } from '../testing/example-licence.ts'
import { statements, verdictOf } from './verdict.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const undated = { warning: null, revokedOn: null }
const dated = {
  warning: { url: 'https://regulator.example/', regulatorName: 'A', at: '2026-01-05' },
  revokedOn: '2024-05-03',
}
type Facts = Parameters<typeof verdictOf>[0]
const broker = (given: Partial<Facts> = {}): Facts => ({
  findings: [],
  licences: [licenceOf()],
  exposureCount: 0,
  riskLevel: 'low',
  ...given,
})
const offshore = licenceOf({ status: 'offshore' })
const expired = licenceOf({ id: 'expired', expiresAt: '2023-02-03' })

test.each<[string, Partial<Facts>, object]>([
  ['an active licence of a strict regulator', {}, { statement: 'strict', tone: 'good', count: 1 }],
  ['a medium risk', { riskLevel: 'medium' }, { statement: 'strict', tone: 'plain', count: 1 }],
  ['another licence', { licences: [offshore] }, { statement: 'licensed', tone: 'plain', count: 0 }],
  ['one complaint', { exposureCount: 1 }, { statement: 'strictComplaints', tone: 'plain' }],
  ['nine complaints', { exposureCount: 9 }, { statement: 'strictComplaints', tone: 'plain' }],
  ['ten complaints', { exposureCount: 10 }, { statement: 'strictComplaints', tone: 'warn' }],
  [
    'another licence and complaints',
    { licences: [offshore], exposureCount: 1 },
    { statement: 'licensedComplaints', tone: 'plain' },
  ],
])('the verdict on a broker without findings, with %s', (_what, given, verdict) => {
  expect(verdictOf(broker(given), undated, now)).toMatchObject({
    finding: null,
    day: null,
    next: 'register',
    licence: given.licences?.[0] ?? licenceOf(),
    ...verdict,
  })
})

test.each<[Finding, 'bad' | 'warn', 'register' | 'alternatives']>([
  ['suspectedClone', 'bad', 'register'],
  ['revoked', 'bad', 'register'],
  ['warning', 'bad', 'alternatives'],
  ['noLicence', 'bad', 'alternatives'],
  ['exceeded', 'bad', 'register'],
  ['allExpired', 'bad', 'register'],
  ['gradeE', 'bad', 'alternatives'],
  ['gradeD', 'bad', 'alternatives'],
  ['notRated', 'bad', 'alternatives'],
  ['someExpired', 'warn', 'register'],
  ['offshoreOnly', 'warn', 'register'],
])('the verdict on a broker with the finding %s has the tone %s and leads to the %s', (finding, tone, next) => {
  const verdict = verdictOf(broker({ findings: [finding, 'offshoreOnly'] }), undated, now)
  expect(verdict).toMatchObject({ finding, statement: finding, tone, day: null, count: 0, next })
  expect(verdict.licence).toEqual(next === 'register' ? licenceOf() : null)
})

test('a verdict names the day of a revocation or a warning, and leads to the warning', () => {
  const of = (finding: Finding) => verdictOf(broker({ findings: [finding] }), dated, now)
  expect(of('revoked')).toMatchObject({ statement: 'revokedOn', day: '2024-05-03', next: 'register' })
  expect(of('warning')).toMatchObject({ statement: 'warningOn', day: '2026-01-05', next: 'warning', licence: null })
  for (const finding of findings.filter(one => one !== 'revoked' && one !== 'warning'))
    expect(of(finding)).toMatchObject({ statement: finding, day: null })
})

test('the sentences of verdicts are the findings, those with a day, and those without a finding', () => {
  const withDay = ['revokedOn', 'warningOn', 'allExpiredOn']
  const withoutFinding = ['strict', 'strictComplaints', 'licensed', 'licensedComplaints']
  expect([...statements].sort()).toEqual([...findings, ...withDay, ...withoutFinding].sort())
})

test('the verdict on an expired licence names the last day of the one that ended last', () => {
  const licences = [
    licenceOf({ expiresAt: '2019-05-01' }),
    licenceOf({ expiresAt: '2023-02-03' }),
    licenceOf({ expiresAt: '2021-01-01' }),
    licenceOf({ status: 'unregulated', expiresAt: '2030-01-01' }),
  ]
  const broker = { findings: ['allExpired'] as Finding[], licences, exposureCount: 0, riskLevel: 'low' as const }
  expect(verdictOf(broker, { warning: null, revokedOn: null }, now)).toMatchObject({
    statement: 'allExpiredOn',
    day: '2023-02-03',
    tone: 'bad',
  })
})

test('an expired licence is dated only where none is active', () => {
  const verdict = verdictOf(broker({ findings: ['someExpired'], licences: [licenceOf(), expired] }), undated, now)
  expect(verdict).toMatchObject({ statement: 'someExpired', day: null })
})

test.each<[Finding, object]>([
  ['suspectedClone', { status: 'suspected_clone' }],
  ['revoked', { status: 'revoked' }],
  ['exceeded', { status: 'exceeded' }],
  ['allExpired', { expiresAt: '2023-02-03' }],
  ['someExpired', { expiresAt: '2023-02-03' }],
])('the register to check for the finding %s is that of the licence which it is about', (finding, given) => {
  const others = ['suspected_clone', 'revoked', 'exceeded'] as const
  const licences = [
    licenceOf(),
    ...others.filter(status => !('status' in given) || status !== given.status).map(status => licenceOf({ status })),
    licenceOf({ id: 'concerned', ...given }),
  ]
  expect(verdictOf(broker({ findings: [finding], licences }), undated, now).licence?.id).toBe('concerned')
})

test('without a licence that a finding is about, the register is that of the first, and without any licence there are only other brokers', () => {
  const licences = [expired, licenceOf({ id: 'active' })]
  expect(verdictOf(broker({ licences }), undated, now).licence?.id).toBe('active')
  expect(verdictOf(broker({ findings: ['offshoreOnly'], licences }), undated, now).licence?.id).toBe('active')
  expect(verdictOf(broker({ findings: ['revoked'], licences }), undated, now).licence?.id).toBe('expired')
  expect(verdictOf(broker({ findings: ['revoked'], licences: [] }), undated, now)).toMatchObject({
    next: 'alternatives',
    licence: null,
  })
})
