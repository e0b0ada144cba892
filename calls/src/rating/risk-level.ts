import type { Finding } from '../entities/finding.ts'
import { lesserFindings } from '../entities/finding.ts'

type RiskLevel = 'low' | 'medium' | 'high'

/** Scores from which the level is low and medium: the lower bounds of the grades A and C. */
export const riskBounds = { low: 7, medium: 4.56 } as const

/** The level of risk that follows from the score alone; without a score it is high, because too little is known. */
export function riskOfScore(score: number | null): RiskLevel {
  if (score === null || score < riskBounds.medium) return 'high'
  return score < riskBounds.low ? 'medium' : 'low'
}

const gravity: readonly RiskLevel[] = ['low', 'medium', 'high']

/**
 * The level of risk to show, with its reason: the level of the broker's record, or the one of its worst finding if that is higher
 * (decisions 7: nothing that the site says is better than the worst state). A finding that forbids to lead means high, a lesser one
 * at least medium.
 */
export function riskOf({ riskLevel, findings }: { riskLevel: RiskLevel; findings: readonly Finding[] }): {
  level: RiskLevel
  finding: Finding | null
} {
  const [worst = null] = findings
  if (worst === null) return { level: riskLevel, finding: null }
  const least: RiskLevel = (lesserFindings as readonly Finding[]).includes(worst) ? 'medium' : 'high'
  return gravity.indexOf(least) > gravity.indexOf(riskLevel)
    ? { level: least, finding: worst }
    : { level: riskLevel, finding: null }
}
