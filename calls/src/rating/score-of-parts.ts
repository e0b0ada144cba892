import type { ScoreBreakdown } from '../entities/broker.ts'

/** The parts of a score, heaviest first. */
export const scoreParts = ['licence', 'regulation', 'riskControl', 'business', 'software'] as const
export type ScorePart = (typeof scoreParts)[number]

/** A part's points, 0 to 10, its weight, 0 to 1, and what it adds to the score. */
export interface ScoreStep {
  part: ScorePart
  points: number
  weight: number
  adds: number
}

/** Points have two decimals and weights are whole percents, so a product has four. Whole numbers, because 0.1 + 0.2 is not 0.3. */
const tenThousandths = (points: number, weight: number) => Math.round(points * 100) * Math.round(weight * 100)

/** How the parts add up to the score: `exact` is the sum of what they add, `score` the same with two decimals. */
export function addUp({ weights, ...points }: ScoreBreakdown): { steps: ScoreStep[]; exact: number; score: number } {
  const added = scoreParts.map(part => tenThousandths(points[part], weights[part]))
  const sum = added.reduce((total, one) => total + one, 0)
  return {
    steps: scoreParts.map((part, index) => ({
      part,
      points: points[part],
      weight: weights[part],
      adds: added[index]! / 10_000,
    })),
    exact: sum / 10_000,
    score: Math.round(sum / 100) / 100,
  }
}
