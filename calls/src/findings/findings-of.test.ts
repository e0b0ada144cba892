import { findings, lesserFindings, unfitFindings } from '../entities/finding.ts'
import type { Finding } from '../entities/finding.ts'
import type { LicenceStatus } from '../entities/licence.ts'
import { grades } from '../rating/grade.ts'
import { findingsOf, mayLead } from './findings-of.ts'
import type { BrokerFacts } from './findings-of.ts'

const today = Date.parse('2026-11-20T12:00:00Z')

const good: BrokerFacts = {
  grade: 'A',
  licenceStatus: 'regulated',
  licences: [{ status: 'regulated', expiresAt: null }],
  warned: false,
}

test('a broker with a good grade and an active licence of a strict regulator has no findings and may lead', () => {
  expect(findingsOf(good, today)).toEqual([])
  expect(mayLead({ findings: [] })).toBe(true)
})

test('the worst finding stands first, whatever else is found', () => {
  const found = findingsOf(
    {
      grade: 'E',
      licenceStatus: 'exceeded',
      licences: [
        { status: 'offshore', expiresAt: '2020-01-01' },
        { status: 'suspected_clone', expiresAt: null },
        { status: 'revoked', expiresAt: null },
      ],
      warned: true,
    },
    today,
  )
  expect(found).toEqual(['suspectedClone', 'revoked', 'warning', 'exceeded', 'allExpired', 'gradeE'])
})

test('a licence is active until the end of its last day', () => {
  const held = (expiresAt: string) => findingsOf({ ...good, licences: [{ status: 'regulated', expiresAt }] }, today)
  expect(held('2026-11-20')).toEqual([])
  expect(held('2026-11-19')).toEqual(['allExpired'])
})

test('one expired licence beside active ones is a finding that does not forbid to lead', () => {
  const findings = findingsOf(
    { ...good, licences: [...good.licences, { status: 'regulated', expiresAt: '2020-01-01' }] },
    today,
  )
  expect(findings).toEqual(['someExpired'])
  expect(mayLead({ findings })).toBe(true)
})

const held = (status: LicenceStatus, expiresAt: string | null = null) => ({ status, expiresAt })
const past = '2020-01-01'

test.each<[string, Partial<BrokerFacts>, Finding[]]>([
  ['a record that says clone', { licenceStatus: 'suspected_clone' }, ['suspectedClone']],
  ['a cloned licence', { licences: [held('regulated'), held('suspected_clone')] }, ['suspectedClone']],
  ['a record that says revoked', { licenceStatus: 'revoked' }, ['revoked']],
  ['a revoked licence', { licences: [held('regulated'), held('revoked')] }, ['revoked']],
  ['a revoked licence that has also ended', { licences: [held('regulated'), held('revoked', past)] }, ['revoked']],
  ['a warning', { warned: true }, ['warning']],
  ['a record that says unregulated', { licenceStatus: 'unregulated' }, ['noLicence']],
  ['licences that are none', { licences: [held('unregulated')] }, ['noLicence']],
  ['no licences at all', { licences: [] }, ['noLicence']],
  ['one licence that is none', { licences: [held('regulated'), held('unregulated')] }, []],
  ['a record that says exceeded', { licenceStatus: 'exceeded' }, ['exceeded']],
  ['an exceeded licence', { licences: [held('regulated'), held('exceeded')] }, ['exceeded']],
  ['an exceeded licence that has ended', { licences: [held('exceeded', past)] }, ['exceeded', 'allExpired']],
  ['an offshore licence that has ended', { licences: [held('offshore', past)] }, ['allExpired']],
  ['a record that says offshore', { licenceStatus: 'offshore' }, ['offshoreOnly']],
  [
    'an ended licence and a record that says offshore',
    { licenceStatus: 'offshore', licences: [held('regulated', past)] },
    ['allExpired'],
  ],
  ['only offshore licences', { licences: [held('offshore'), held('offshore')] }, ['offshoreOnly']],
  ['an offshore licence and a full one', { licences: [held('offshore'), held('regulated')] }, []],
  [
    'an offshore licence and an ended full one',
    { licences: [held('offshore'), held('regulated', past)] },
    ['someExpired', 'offshoreOnly'],
  ],
  ['no grade', { grade: null }, ['notRated']],
])('a broker with %s has the findings %j', (_what, given, found) => {
  expect(findingsOf({ ...good, ...given }, today)).toEqual(found)
})

test('only the grades D and E are findings', () => {
  const found = grades.map(grade => findingsOf({ ...good, grade }, today))
  expect(found).toEqual([[], [], [], [], [], ['gradeD'], ['gradeE']])
})

test('a broker may lead unless a finding forbids it', () => {
  expect([...unfitFindings, ...lesserFindings]).toEqual(findings)
  expect(findings.filter(one => mayLead({ findings: [one] }))).toEqual(['someExpired', 'offshoreOnly'])
  expect(mayLead({ findings: ['someExpired', 'notRated'] })).toBe(false)
})
