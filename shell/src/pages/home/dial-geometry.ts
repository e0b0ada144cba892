import { gradeOf, type Grade } from 'calls/rating/grade'

/** The dial runs clockwise over 240 degrees, open at the bottom: score 0 at the lower left, 10 at the lower right. */
const most = 10
const ticksEachPoint = 10
const startAngle = (150 * Math.PI) / 180
const sweep = (240 * Math.PI) / 180
const radii = { outer: 163, inner: 145, innerLong: 137, number: 120, badge: 190 }

export const viewBox = '0 0 430 400'
export const centre = { x: 215, y: 208 }
export const badgeSize = 38
/** The lowest grade has no band on the dial, so its badge has a fixed position. */
export const lowestBadge = { x: centre.x, y: 333 }
/** Where the lines of text below that badge stand. */
export const lowestLines = [lowestBadge.y + 34, lowestBadge.y + 54]

/** Coordinates of a score on the given ring of the dial. */
export function pointAt(score: number, ring: keyof typeof radii): { x: number; y: number } {
  const angle = startAngle + (sweep * score) / most
  return { x: round(centre.x + radii[ring] * Math.cos(angle)), y: round(centre.y + radii[ring] * Math.sin(angle)) }
}

const round = (value: number) => Math.round(value * 10) / 10

const tickScores = Array.from({ length: most * ticksEachPoint + 1 }, (_, tick) => tick / ticksEachPoint)

function tickPath(score: number): string {
  const from = pointAt(score, 'outer')
  const to = pointAt(score, Number.isInteger(score) ? 'innerLong' : 'inner')
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** The ticks of each grade (spec 3) as one path, and the score in the middle of them. */
export const bands: { grade: Grade; path: string; middle: number }[] = (['D', 'C', 'B', 'A', 'AA', 'AAA'] as const).map(
  grade => {
    // Score 0 has the lowest grade; on the dial its tick joins the band of the next tick.
    const scores = tickScores.filter(score => gradeOf(score || 1 / ticksEachPoint) === grade)
    return { grade, path: scores.map(tickPath).join(''), middle: ((scores[0] ?? 0) + (scores.at(-1) ?? 0)) / 2 }
  },
)

export const numbers = [0, 2, 4, 6, 8, 10].map(score => ({ score, ...pointAt(score, 'number') }))
