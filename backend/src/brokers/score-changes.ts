import type { dealerSkyeyescorev2 } from 'calls/broker-tabs'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'

type ScoreChange = CallOutput<typeof dealerSkyeyescorev2>['changes'][number]

/** Columns of a broker's record by the figure that they hold. */
const figures: Record<string, ScoreChange['figure']> = {
  score: 'score',
  score_licence: 'licence',
  score_regulation: 'regulation',
  score_risk_control: 'riskControl',
  score_business: 'business',
  score_software: 'software',
  risk_level: 'risk',
}

const columns = Object.keys(figures)
  .map(column => `'${column}'`)
  .join(', ')

/** The last change of each figure of a broker's score; figures that have never changed have none. */
export async function lastScoreChanges(db: Db, traderCode: string): Promise<ScoreChange[]> {
  const rows = await db.query<{ field: string; at: string; from: string | null; to: string | null }>(
    `SELECT DISTINCT ON (field) field, at, from_value AS from, to_value AS to FROM broker_history
     WHERE broker_code = $1 AND field IN (${columns}) ORDER BY field, at DESC, history_id DESC`,
    [traderCode],
  )
  return rows.flatMap(({ field, ...change }) => {
    const figure = figures[field]
    return figure ? { figure, ...change } : []
  })
}
