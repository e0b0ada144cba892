import { findings, unfitFindings } from '../entities/finding.ts'
import type { Finding } from '../entities/finding.ts'
import { licenceStatuses } from '../entities/licence.ts'
import { riskOfScore } from '../rating/risk-level.ts'
import { licenceOf } from '../testing/example-licence.ts'
import { findingsOf, mayLead } from './findings-of.ts'
import { verdictOf } from './verdict.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const days = [null, '2020-01-01', '2026-11-20', '2030-01-01']

/** Every combination of grade, state of the record, up to two licences of two tiers, warning, complaints and dated facts. */
const single = licenceStatuses.flatMap(status =>
  days.flatMap(expiresAt => [1, 3].map(tier => licenceOf({ status, expiresAt, tier, regulatorId: tier }))),
)
const held = [
  [],
  ...single.map(one => [one]),
  ...single.flatMap(one => single.filter((_, index) => index % 6 === 0).map(other => [one, other])),
]
const dated = [
  { warning: null, revokedOn: null },
  { warning: { url: 'https://regulator.example/', regulatorName: 'A', at: '2026-01-05' }, revokedOn: '2024-05-03' },
]
/** One grade that praises, the lowest one that does not count against a broker, those that do, and none. */
const ratings = ['AA', 'C', 'D', 'E', null] as const
const scoreOf = { AA: 8, C: 5, D: 3, E: 0 }

function* everyBroker() {
  for (const licences of held)
    for (const grade of ratings)
      for (const licenceStatus of licenceStatuses)
        for (const warned of [false, true])
          for (const exposureCount of [0, 1, 10])
            for (const facts of dated)
              yield {
                facts: warned ? facts : { ...facts, warning: null },
                broker: {
                  findings: findingsOf({ grade, licenceStatus, licences, warned }, now),
                  licences,
                  exposureCount,
                  riskLevel: riskOfScore(grade && scoreOf[grade]),
                },
              }
}

const isUnfit = (finding: Finding | null) => (unfitFindings as readonly (Finding | null)[]).includes(finding)

test('for every combination of facts, the verdict states the worst finding and has a good tone only without any finding', () => {
  const wrong: unknown[] = []
  const stated = new Set<string>()
  let count = 0
  for (const { broker, facts } of everyBroker()) {
    count += 1
    const { finding, statement, tone, next, licence, count: strict, day } = verdictOf(broker, facts, now)
    stated.add(statement)
    const worst = broker.findings[0] ?? null
    const isRight =
      finding === worst &&
      (worst === null ? /^(strict|licensed)/.test(statement) : statement.replace(/On$/, '') === worst) &&
      (tone === 'good' ? worst === null && broker.exposureCount === 0 && strict > 0 : true) &&
      (isUnfit(worst) ? tone === 'bad' && !mayLead(broker) && strict === 0 : true) &&
      (worst !== null && !isUnfit(worst) ? tone === 'warn' : true) &&
      statement.endsWith('On') === (day !== null) &&
      (next === 'register' ? licence !== null : licence === null) &&
      (next === 'warning' ? facts.warning !== null : true)
    if (!isRight) wrong.push({ broker, facts, statement, tone, next })
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(count).toBeGreaterThan(100_000)
  for (const finding of findings)
    expect([finding, stated.has(finding) || stated.has(`${finding}On`)]).toEqual([finding, true])
  for (const statement of ['strict', 'strictComplaints', 'licensed', 'licensedComplaints', 'revokedOn', 'warningOn'])
    expect([statement, stated.has(statement)]).toEqual([statement, true])
})
