const most = 5

/**
 * Stars of a broker's score, 0 to 5 in halves: `min(score + 1, 10) / 2`, clamped and rounded to the nearest half, ties
 * upwards (spec 3, decisions 5). A missing score has no stars.
 */
export function starsOf(score: number | null): number | null {
  if (score === null || Number.isNaN(score)) return null
  const exact = Math.min(score + 1, 10) / 2
  return Math.round(Math.min(Math.max(exact, 0), most) * 2) / 2
}
