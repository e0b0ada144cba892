import type { Counts, Evidence } from './evidence.ts'
import type { HealthKind } from './health.ts'

/** One kind of failure: how often it occurred, out of how many cases. */
interface Measure {
  name: string
  /** The noun for the cases: `visits`, `networks`. */
  cases: string
  countsOf: (evidence: Evidence) => Counts
  /** Share of failures that is never attributed to a release: browsers are full of foreign code, servers are not. */
  tolerated: number
  /** Minimum number of networks (/24, /48) in which it must have failed. */
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
 * Reasons for a rollback. A visitor's input can make a rendering fail, and a browser can report anything, so both must be seen from several
 * networks; code that cannot be loaded is independent of any input (docs/decisions/0033).
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

/** Measures that are only reported. */
const vitals: readonly Measure[] = [
  {
    name: 'showed its content late',
    cases: 'pages',
    countsOf: share('poor_lcp', 'lcp'),
    tolerated: 0.1,
    leastNetworks: 0,
  },
  {
    name: 'responded to input late',
    cases: 'pages',
    countsOf: share('poor_inp', 'inp'),
    tolerated: 0.1,
    leastNetworks: 0,
  },
  {
    name: 'shifted its layout',
    cases: 'pages',
    countsOf: share('poor_cls', 'cls'),
    tolerated: 0.1,
    leastNetworks: 0,
  },
]

/** The highest failure rate that a wager assumes: nearly everything fails. */
const certain = 0.95

/** A good release is rolled back by mistake once in this many, over its whole watch and however often it is checked. */
const falseAlarmOneIn = 1e7

/** A release under watch, its predecessor, and everything else in the same period: what fails everywhere is not the release's fault. */
export interface Compared {
  candidate: Evidence
  predecessor: Evidence
  rest: Evidence
}

/**
 * The reason why a release must be rolled back, with its figures, or null while nothing is proven.
 *
 * Each measure is a wager that the release fails more often than is allowed: the stake multiplies with every failure and shrinks with every
 * success. If the release does not fail more often than that, the stake ever reaches N with a probability of at most 1/N (Ville's
 * inequality). The figures may therefore be checked every second without raising the number of false alarms.
 */
export const verdict = (compared: Compared): string | null =>
  faults.map(measure => proved(measure, compared)).find(reason => reason !== null) ?? null

/** What ops should look at, in the same words: web vitals worse than allowed, which never cause a rollback. */
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

/** Weight of the expected rate for a release without data, in cases. */
const expectedCases = 500

/**
 * The highest rate that is still likely given the counts (Wilson's bound, 4 standard deviations). A release with few visits is assumed to
 * fail at the tolerated rate: otherwise a site with few visitors would excuse everything.
 */
function upperRate(counts: Counts, tolerated: number): number {
  const z = 4
  const tried = counts.tried + expectedCases
  const rate = (counts.failed + expectedCases * tolerated) / tried
  const middle = rate + (z * z) / (2 * tried)
  const spread = z * Math.sqrt((rate * (1 - rate)) / tried + (z * z) / (4 * tried * tried))
  return Math.min(1, (middle + spread) / (1 + (z * z) / tried))
}

/**
 * Logarithm of the stake of the wager against "fails at most `allowed`", averaged over wagers on a slightly, a much and an extremely higher
 * rate.
 */
function evidenceOf(failed: number, tried: number, allowed: number): number {
  if (allowed >= certain) return 0
  const wagers = [Math.min(certain, allowed * 2 + 0.01), Math.min(certain, allowed * 5 + 0.05), certain]
  const logs = wagers.map(
    rate => failed * Math.log(rate / allowed) + (tried - failed) * Math.log((1 - rate) / (1 - allowed)),
  )
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length)
}
