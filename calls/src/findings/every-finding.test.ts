import { unfitFindings } from '../entities/finding.ts'
import type { Licence } from '../entities/licence.ts'
import { licenceStatuses } from '../entities/licence.ts'
import { grades } from '../rating/grade.ts'
import { everyBrokerState } from '../testing/broker-states.ts'
import { findingsOf, mayLead } from './findings-of.ts'
import type { BrokerFacts } from './findings-of.ts'
import { strictRegulators } from './named-regulators.ts'

const today = Date.parse('2026-11-20T12:00:00Z')
const days = [null, '2020-01-01', '2026-11-19', '2026-11-20', '2030-01-01']
const isOver = (day: string | null) => day !== null && day < '2026-11-20'

/** Every broker with up to two licences: all statuses, grades, last days, with and without a warning. */
const licences = licenceStatuses.flatMap(status => days.map(expiresAt => ({ status, expiresAt })))
const some = [[], ...licences.map(one => [one]), ...licences.flatMap(one => licences.map(other => [one, other]))]
const brokers: BrokerFacts[] = some.flatMap(held =>
  [...grades, null].flatMap(grade =>
    licenceStatuses.flatMap(licenceStatus =>
      [false, true].map(warned => ({ grade, licenceStatus, licences: held, warned })),
    ),
  ),
)

test('a broker may lead only with a grade of C or better, an active licence, and no licence that is a clone, revoked or exceeded', () => {
  const leading = brokers.filter(broker => mayLead({ findings: findingsOf(broker, today) }))
  expect(leading.length).toBeGreaterThan(1000)
  const wrongly = leading.filter(
    ({ grade, licenceStatus, licences, warned }) =>
      warned ||
      grade === null ||
      ['D', 'E'].includes(grade) ||
      !['regulated', 'offshore'].includes(licenceStatus) ||
      licences.some(({ status }) => ['suspected_clone', 'revoked', 'exceeded'].includes(status)) ||
      !licences.some(
        ({ status, expiresAt }) => (status === 'regulated' || status === 'offshore') && !isOver(expiresAt),
      ),
  )
  expect(wrongly).toEqual([])
})

test('a broker that may not lead has a finding that says why', () => {
  const silent = brokers.filter(broker => {
    const { grade, licenceStatus, licences } = broker
    const isFine =
      !broker.warned &&
      ['AAA', 'AA', 'A', 'B', 'C'].includes(grade ?? '') &&
      ['regulated', 'offshore'].includes(licenceStatus) &&
      licences.some(({ status, expiresAt }) => /regulated$|offshore/.test(status) && !isOver(expiresAt)) &&
      licences.every(({ status }) => !['suspected_clone', 'revoked', 'exceeded'].includes(status))
    return (
      !isFine && findingsOf(broker, today).every(finding => !(unfitFindings as readonly string[]).includes(finding))
    )
  })
  expect(silent).toEqual([])
})

test('no broker that may not lead, or that counts as offshore, is praised for a strict regulator', () => {
  const strict = { regulatorId: 1, tier: 1, status: 'regulated', expiresAt: null } as Licence
  const states = everyBrokerState()
  const praised = states.filter(({ findings }) => strictRegulators({ licences: [strict], findings }, today) > 0)
  expect(praised.map(({ findings }) => findings)).toEqual(expect.arrayContaining([[], ['someExpired']]))
  expect(praised.filter(state => !mayLead(state) || state.findings.includes('offshoreOnly'))).toEqual([])
})
