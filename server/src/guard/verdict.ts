import type { Figures } from './figures.ts'
import type { HealthKind } from './health.ts'

/** One thing that goes wrong: how often, among how many. */
interface Measure {
  name: string
  bad: readonly HealthKind[]
  among: HealthKind
  /** Share of failures that is nobody's fault: browsers are full of foreign code, servers are not. */
  tolerated: number
}

const measures: readonly Measure[] = [
  { name: 'failed on the server', bad: ['load_failure', 'render_error', 'timeout'], among: 'asked', tolerated: 0.002 },
  { name: 'failed in the browser', bad: ['browser_error', 'chunk_error'], among: 'view', tolerated: 0.01 },
  { name: 'showed its content late', bad: ['poor_lcp'], among: 'lcp', tolerated: 0.1 },
  { name: 'answered a press late', bad: ['poor_inp'], among: 'inp', tolerated: 0.1 },
  { name: 'moved its content about', bad: ['poor_cls'], among: 'cls', tolerated: 0.1 },
]

/** The boldest wager: that nearly everything fails. */
const certain = 0.95

/** A good release is condemned once in so many, over its whole watch and however often one looks. */
const falseAlarmOneIn = 1e7

/**
 * Why a release has to go, in words with its figures, or null while nothing is proved. `predecessor` are the figures of
 * the release it is compared with, `rest` those of everything else at the same time: what fails everywhere is not its fault.
 *
 * Each measure is a wager that the release fails no oftener than it may: the stake multiplies with every failure and shrinks
 * with every success, and under that hypothesis it ever reaches N with a probability of 1/N at most (Ville's inequality). So the
 * figures may be looked at every second without the many looks making a false alarm.
 */
export function verdict(candidate: Figures, predecessor: Figures, rest: Figures): string | null {
  if (candidate.loop) return 'its code ran without end'
  for (const measure of measures) {
    const { failed, tried } = countsOf(candidate, measure)
    const allowed = Math.max(measure.tolerated, ...[predecessor, rest].map(figures => upperRate(countsOf(figures, measure), measure.tolerated)))
    if (!(evidence(failed, tried, allowed) >= Math.log(falseAlarmOneIn))) continue
    const before = countsOf(predecessor, measure)
    return `it ${measure.name} in ${failed} of ${tried} cases; its predecessor in ${before.failed} of ${before.tried}`
  }
  return null
}

interface Counts {
  failed: number
  tried: number
}

function countsOf(figures: Figures, { bad, among }: Measure): Counts {
  const failed = bad.reduce((sum, kind) => sum + (figures[kind] ?? 0), 0)
  return { failed, tried: Math.max(figures[among] ?? 0, failed) }
}

/** What is expected of a release nobody has seen yet weighs as much as so many cases. */
const expectedCases = 500

/**
 * The highest rate that the counts still make likely (Wilson's bound, 4 standard deviations). A release that was hardly seen
 * counts as one that fails as often as is tolerated: else a site with few visitors would excuse everything.
 */
function upperRate(counts: Counts, tolerated: number): number {
  const z = 4
  const tried = counts.tried + expectedCases
  const rate = (counts.failed + expectedCases * tolerated) / tried
  const middle = rate + (z * z) / (2 * tried)
  const spread = z * Math.sqrt((rate * (1 - rate)) / tried + (z * z) / (4 * tried * tried))
  return Math.min(1, (middle + spread) / (1 + (z * z) / tried))
}

/** Logarithm of what the wager against "fails at most `allowed`" has come to, mixed over wagers on a little, much and mostly. */
function evidence(failed: number, tried: number, allowed: number): number {
  if (failed === 0 || allowed >= certain) return 0
  const wagers = [Math.min(certain, allowed * 2 + 0.01), Math.min(certain, allowed * 5 + 0.05), certain].filter(rate => rate > allowed)
  const logs = wagers.map(rate => failed * Math.log(rate / allowed) + (tried - failed) * Math.log((1 - rate) / (1 - allowed)))
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length)
}
