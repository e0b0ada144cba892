export const grades = ['AAA', 'AA', 'A', 'B', 'C', 'D', 'E'] as const
export type Grade = (typeof grades)[number]

/**
 * The grade of a broker's score, 0 to 10 (spec 3, decisions 5). The bands apply literally to the unrounded score, so
 * a score between 4.55 and 4.56 is E. A missing score has no grade.
 */
export function gradeOf(score: number | null): Grade | null {
  if (score === null || Number.isNaN(score)) return null
  if (score > 8.54) return 'AAA'
  if (score >= 8) return 'AA'
  if (score >= 7) return 'A'
  if (score >= 6) return 'B'
  if (score >= 4.56) return 'C'
  if (score > 0 && score <= 4.55) return 'D'
  return 'E'
}

/** Whether a grade speaks for a broker. D and E are findings against it (calls/src/findings). */
export const isPraise = (grade: Grade): boolean => grade !== 'D' && grade !== 'E'
