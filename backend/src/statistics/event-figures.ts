import type { datalakeStats } from 'calls/datalake'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { stepEnds } from '../brokers/days.ts'
import { rangeOf } from '../brokers/figures-over-time.ts'

/** Number of events per step, 0 for a step without any. 400/1003 for a range that ends before it starts or is too long. */
export async function eventFigures(
  db: Db,
  asked: CallParsed<typeof datalakeStats>,
  lang: Language,
): Promise<CallOutput<typeof datalakeStats>> {
  const { from, to } = rangeOf(asked, lang)
  const days = await db.query<{ day: string; count: number }>(
    `SELECT at::date AS day, count(*)::integer AS count FROM events
     WHERE metric = $1 AND at >= $2::date AND at < $3::date + 1 GROUP BY 1 ORDER BY 1`,
    [asked.metric, from, to],
  )
  let next = 0
  const items = stepEnds(from, to, asked.step).map(at => {
    let value = 0
    for (; next < days.length && days[next]!.day <= at; next++) value += days[next]!.count
    return { at, value }
  })
  return { items }
}
