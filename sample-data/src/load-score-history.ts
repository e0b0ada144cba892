import { riskOfScore } from 'calls/rating/risk-level'
import type { Queries } from 'database/db'
import { scoreOf, SCORE_WEIGHTS } from './broker-scores.ts'
import type { ScoreParts } from './broker-scores.ts'
import { Random } from './random.ts'
import { RowLoader } from './row-loader.ts'
import type { Row } from './row-loader.ts'
import type { SampleClock } from './sample-clock.ts'
import type { LaterScene } from './sample-scene.ts'

interface RatedBroker {
  code: string
  created_at: string
  updated_at: string
  licence: number
  regulation: number
  riskControl: number
  business: number
  software: number
}

/** Share of the rated brokers whose score has ever changed, and the chance of each further change. */
const CHANGED = 0.55
const CHANGED_AGAIN = 0.45
const MOST_CHANGES = 6
const YEARS = 2

const COLUMNS: Record<keyof ScoreParts, string> = {
  licence: 'score_licence',
  regulation: 'score_regulation',
  riskControl: 'score_risk_control',
  business: 'score_business',
  software: 'score_software',
}

/**
 * How sample brokers reached their current score, generated from today backwards: each change moved one component, and the score and risk
 * level with it. The last change is on the day the record was updated.
 */
export async function loadScoreHistory({ queries, clock }: LaterScene): Promise<void> {
  const random = new Random('score history')
  const rows = new RowLoader(queries, 'broker_history')
  for (const broker of await ratedBrokers(queries)) {
    for (const row of historyOf(broker, clock, random)) await rows.add(row)
  }
  await rows.finish()
}

const ratedBrokers = (queries: Queries): Promise<RatedBroker[]> =>
  queries.query<RatedBroker>(
    `SELECT code, created_at, updated_at, score_licence AS licence, score_regulation AS regulation,
            score_risk_control AS "riskControl", score_business AS business, score_software AS software
     FROM brokers WHERE sample AND score > 0
       AND num_nulls(score_licence, score_regulation, score_risk_control, score_business, score_software) = 0
     ORDER BY code`,
  )

/** Oldest first. */
function historyOf(broker: RatedBroker, clock: SampleClock, random: Random): Row[] {
  const rows: Row[] = []
  let after: ScoreParts = broker
  for (const at of momentsOf(broker, clock, random)) {
    const before = { ...after, ...partBefore(after, random) }
    rows.unshift(...rowsOf(broker.code, at, before, after))
    after = before
  }
  return rows
}

/** Times of the score changes, latest first. */
function momentsOf(broker: RatedBroker, clock: SampleClock, random: Random): Date[] {
  if (!random.chance(CHANGED)) return []
  const last = clock.ageInDays(new Date(broker.updated_at))
  const first = Math.min(YEARS * 365, clock.ageInDays(new Date(broker.created_at)))
  let count = 1
  while (first > last && count < MOST_CHANGES && random.chance(CHANGED_AGAIN)) count++
  const earlier = Array.from({ length: count - 1 }, () => last + (first - last) * random.next())
  return [last, ...earlier.sort((a, b) => a - b)].map(age => clock.daysAgo(age))
}

/** The previous value of one component, in small steps within 0 and 10. */
function partBefore(parts: ScoreParts, random: Random): Partial<ScoreParts> {
  const part = random.pick(Object.keys(SCORE_WEIGHTS) as (keyof ScoreParts)[])
  const before = Math.min(10, Math.max(0, parts[part] + random.around(0, 0.7)))
  return { [part]: Math.round(before * 100) / 100 }
}

function rowsOf(code: string, at: Date, before: ScoreParts, after: ScoreParts): Row[] {
  const row = (field: string, from: string, to: string): Row[] =>
    from === to ? [] : [{ broker_code: code, at, field, from_value: from, to_value: to, source: 'sample' }]
  const parts = Object.keys(COLUMNS) as (keyof ScoreParts)[]
  const [was, is] = [scoreOf(before), scoreOf(after)]
  return [
    ...parts.flatMap(part => row(COLUMNS[part], before[part].toFixed(2), after[part].toFixed(2))),
    ...row('score', was.toFixed(2), is.toFixed(2)),
    ...row('risk_level', riskOfScore(was), riskOfScore(is)),
  ]
}
