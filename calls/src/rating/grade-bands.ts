import { grades, gradeOf } from './grade.ts'
import type { Grade } from './grade.ts'

/** Every score as stored: 0 to 10 with two decimals (decisions 5). */
const scores = Array.from({ length: 1001 }, (_, hundredths) => hundredths / 100)

/** Lowest and highest stored score of a grade, both inclusive. */
interface GradeBand {
  from: number
  to: number
}

/** The band of each grade, as `gradeOf` gives it. E is 0 alone: no stored score falls into its gap between D and C. */
export const gradeBands = Object.fromEntries(
  grades.map(grade => {
    const own = scores.filter(score => gradeOf(score) === grade)
    return [grade, { from: own[0] ?? 0, to: own.at(-1) ?? 0 }]
  }),
) as Record<Grade, GradeBand>

/**
 * How the range of a grade is worded, with its bounds as numbers: AAA has only a lower bound, and E is the rest, 0 and the scores between
 * two bands.
 */
type GradeRange = { kind: 'above' | 'rest' | 'band' } & GradeBand

export function gradeRange(grade: Grade): GradeRange {
  if (grade === 'AAA') return { kind: 'above', from: gradeBands.AA.to, to: gradeBands.AAA.to }
  if (grade === 'E') return { kind: 'rest', from: gradeBands.D.to, to: gradeBands.C.from }
  return { kind: 'band', ...gradeBands[grade] }
}
