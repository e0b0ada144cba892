import { lesserFindings, unfitFindings } from '../entities/finding.ts'
import { riskOf, riskOfScore } from './risk-level.ts'

test.each([
  [null, 'high'],
  [0, 'high'],
  [4.55, 'high'],
  [4.56, 'medium'],
  [6.99, 'medium'],
  [7, 'low'],
  [10, 'low'],
])('a score of %p means a %s risk', (score, level) => expect(riskOfScore(score)).toBe(level))

const levels = ['low', 'medium', 'high'] as const

test('without findings, the level of risk is that of the record', () => {
  for (const riskLevel of levels)
    expect(riskOf({ riskLevel, findings: [] })).toEqual({ level: riskLevel, finding: null })
})

test.each(unfitFindings)('the finding %s means a high risk, and is the reason if the record says less', finding => {
  for (const riskLevel of ['low', 'medium'] as const)
    expect(riskOf({ riskLevel, findings: [finding, 'offshoreOnly'] })).toEqual({ level: 'high', finding })
  expect(riskOf({ riskLevel: 'high', findings: [finding] })).toEqual({ level: 'high', finding: null })
})

test.each(lesserFindings)('the finding %s means at least a medium risk', finding => {
  expect(riskOf({ riskLevel: 'low', findings: [finding] })).toEqual({ level: 'medium', finding })
  for (const riskLevel of ['medium', 'high'] as const)
    expect(riskOf({ riskLevel, findings: [finding] })).toEqual({ level: riskLevel, finding: null })
})
