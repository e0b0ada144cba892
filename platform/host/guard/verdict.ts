import type { Counts, Evidence } from './figures.ts'
import type { HealthKind } from './health.ts'

/** One thing that goes wrong: how often, among how many. */
interface Measure {
  name: string
  /** What the cases are: `visits`, `networks`. */
  cases: string
  countsOf: (evidence: Evidence) => Counts
  /** Share of failures that is nobody's fault: browsers are full of foreign code, servers are not. */
  tolerated: number
  /** Networks (/24, /48) that have to have seen it fail. */
  leastNetworks: number
  networksOf?: (evidence: Evidence) => number
}

const share =
  (bad: HealthKind, among: HealthKind) =>
  ({ figures }: Evidence): Counts => {
    const failed = figures[bad] ?? 0
    return { failed, tried: Math.max(figures[among] ?? 0, failed) }
  }

/**
 * What a release is rolled back for. What a visitor sends can make a rendering fail, and a browser can say what it likes, so
 * both have to be seen from several networks; that code cannot be loaded is nobody's input (docs/decisions/0033).
 */
const faults: readonly Measure[] = [
  {
    name: 'could not be loaded on the server',
    cases: 'tries',
    countsOf: share('load_failure', 'asked'),
    tolerated: 0.002,
    leastNetworks: 0,
  },
  {
    name: 'failed on the server',
    cases: 'visits',
    countsOf: ({ votes }) => votes.server,
    tolerated: 0.002,
    leastNetworks: 3,
    networksOf: ({ votes }) => votes.server.networks,
  },
  {
    name: 'failed in the browser',
    cases: 'networks',
    countsOf: ({ votes }) => votes.browser,
    tolerated: 0.01,
    leastNetworks: 10,
    networksOf: ({ votes }) => votes.browser.networks,
  },
]

/** What a release is only reported for. */
const vitals: readonly Measure[] = [
  {
    name: 'showed its content late',
    cases: 'pages',
    countsOf: share('poor_lcp', 'lcp'),
    tolerated: 0.1,
    leastNetworks: 0,
  },
  {
    name: 'answered a press late',
    cases: 'pages',
    countsOf: share('poor_inp', 'inp'),
    tolerated: 0.1,
    leastNetworks: 0,
  },
  {
    name: 'moved its content about',
    cases: 'pages',
    countsOf: share('poor_cls', 'cls'),
    tolerated: 0.1,
    leastNetworks: 0,
  },
]

/** The boldest wager: that nearly everything fails. */
const certain = 0.95

/** A good release is condemned once in so many, over its whole watch and however often one looks. */
const falseAlarmOneIn = 1e7

/** A release under watch, the one it is compared with, and everything else at the same time: what fails everywhere is not its fault. */
export interface Compared {
  candidate: Evidence
  predecessor: Evidence
  rest: Evidence
}

/**
 * Why a release has to go, in words with its figures, or null while nothing is proved.
 *
 * Each measure is a wager that the release fails no oftener than it may: the stake multiplies with every failure and shrinks
 * with every success, and under that hypothesis it ever reaches N with a probability of 1/N at most (Ville's inequality). So the
 * figures may be looked at every second without the many looks making a false alarm.
 */
export const verdict = (compared: Compared): string | null =>
  faults.map(measure => proved(measure, compared)).find(reason => reason !== null) ?? null

/** What ops should look at, in the same words: web vitals that are worse than they may be, which move no release. */
export const poorVitals = (compared: Compared): { measure: string; reason: string }[] =>
  vitals.flatMap(measure => {
    const reason = proved(measure, compared)
    return reason === null ? [] : [{ measure: measure.name, reason }]
  })

function proved(measure: Measure, { candidate, predecessor, rest }: Compared): string | null {
  const { name, cases, countsOf, tolerated, leastNetworks, networksOf } = measure
  const { failed, tried } = countsOf(candidate)
  const networks = networksOf?.(candidate) ?? 0
  if (networks < leastNetworks) return null
  const allowed = Math.max(tolerated, ...[predecessor, rest].map(evidence => upperRate(countsOf(evidence), tolerated)))
  if (!(evidenceOf(failed, tried, allowed) >= Math.log(falseAlarmOneIn))) return null
  const before = countsOf(predecessor)
  return `it ${name} in ${failed} of ${tried} ${cases}${cases === 'visits' ? ` from ${networks} networks` : ''}; its predecessor in ${before.failed} of ${before.tried}`
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
function evidenceOf(failed: number, tried: number, allowed: number): number {
  if (failed === 0 || allowed >= certain) return 0
  const wagers = [Math.min(certain, allowed * 2 + 0.01), Math.min(certain, allowed * 5 + 0.05), certain].filter(
    rate => rate > allowed,
  )
  const logs = wagers.map(
    rate => failed * Math.log(rate / allowed) + (tried - failed) * Math.log((1 - rate) / (1 - allowed)),
  )
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length)
}
