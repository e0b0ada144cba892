import { brokerMetrics } from 'calls/broker-history'
import type { dealerDatahistory, dealerDatainit } from 'calls/broker-history'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { addDays, dayOf, stepEnds } from './days.ts'

type Asked = CallParsed<typeof dealerDatahistory>
type Metric = Asked['metric']

const MOST_DAYS = 366
/** The earliest day that calls accept (calls, field `d`). */
const FIRST_DAY = '1900-01-01'

const metricWords: Record<Metric, { name: Record<Language, string>; unit: Record<Language, string> }> = {
  score: { name: { en: 'Score', id: 'Skor' }, unit: { en: 'points out of 10', id: 'poin dari 10' } },
  comments: { name: { en: 'Reviews', id: 'Ulasan' }, unit: { en: 'reviews', id: 'ulasan' } },
  exposures: { name: { en: 'Complaints', id: 'Pengaduan' }, unit: { en: 'complaints', id: 'pengaduan' } },
}

interface BrokerNow {
  listed: string
  score: number | null
  comments: number
  exposures: number
}

async function brokerNow(db: Db, traderCode: string): Promise<BrokerNow> {
  const sql = `SELECT created_at::date AS listed, score, comment_count AS comments, exposure_count AS exposures
    FROM brokers WHERE code = $1`
  const row = await db.one<BrokerNow>(sql, [traderCode])
  if (!row) throw new Refusal(errorCodes.notFound)
  return row
}

/** The figures available for a broker, and since when; 404/3001 for an unknown code. */
export async function figuresKnown(
  db: Db,
  traderCode: string,
  lang: Language,
): Promise<CallOutput<typeof dealerDatainit>> {
  const { listed } = await brokerNow(db, traderCode)
  const metrics = brokerMetrics.map(code => ({
    code,
    name: metricWords[code].name[lang],
    unit: metricWords[code].unit[lang],
  }))
  return { metrics, from: listed, to: dayOf(new Date()) }
}

/**
 * A figure over time, calculated backwards from its current value, so that the last value equals the one shown elsewhere. 404/3001 for an
 * unknown code, 400/1003 for a range that ends before it starts or is too long.
 */
export async function figureOverTime(
  db: Db,
  asked: Asked,
  lang: Language,
): Promise<CallOutput<typeof dealerDatahistory>> {
  const { from, to } = rangeOf(asked, lang)
  const broker = await brokerNow(db, asked.traderCode)
  const first = broker.listed > from ? broker.listed : from
  const { metric, traderCode, step } = asked
  const valueOn =
    metric === 'score'
      ? await scoreOn(db, traderCode, broker.score, first)
      : await countOn(db, metric, traderCode, broker[metric], first)
  const items = stepEnds(first, to, step).flatMap(at => {
    const value = valueOn(at)
    return value === null ? [] : { at, value }
  })
  return { items }
}

/** The requested range, by default the latest days, without future ones. 400/1003 for a range that ends before it starts or is too long. */
export function rangeOf(asked: Pick<Asked, 'from' | 'to'>, lang: Language): { from: string; to: string } {
  const today = dayOf(new Date())
  const refuse = (key: 'endsBeforeStart' | 'rangeTooLong') =>
    new Refusal(errorCodes.outOfRange, {
      errors: [{ field: 'to', message: fieldMessage(key, lang, { limit: MOST_DAYS }) }],
    })
  const to = asked.to ?? today
  const aYearBefore = addDays(to, 1 - MOST_DAYS)
  const from = asked.from ?? (aYearBefore < FIRST_DAY ? FIRST_DAY : aYearBefore)
  if (from > to) throw refuse('endsBeforeStart')
  if (addDays(from, MOST_DAYS) <= to) throw refuse('rangeTooLong')
  return { from, to: to < today ? to : today }
}

/** A figure at the end of a day; null: there was none. */
type ValueOn = (day: string) => number | null

/** The score on a day is the old value of its first change after that day; without a change, the current value. */
async function scoreOn(db: Db, traderCode: string, now: number | null, first: string): Promise<ValueOn> {
  const changes = await db.query<{ day: string; before: number | null }>(
    `SELECT at::date AS day, from_value::numeric AS before FROM broker_history
     WHERE broker_code = $1 AND field = 'score' AND at >= $2::date + 1 ORDER BY at, history_id`,
    [traderCode, first],
  )
  return day => {
    const next = changes.find(change => change.day > day)
    return next ? next.before : now
  }
}

const countSql = {
  comments: `SELECT created_at::date AS day, count(*)::integer AS count FROM comments c
    WHERE target_type = 'broker' AND target_code = $1 AND parent_id IS NULL AND comment_counts(c)
      AND created_at >= $2::date + 1 GROUP BY 1`,
  exposures: `SELECT published_at::date AS day, count(*)::integer AS count FROM exposures
    WHERE broker_code = $1 AND exposure_is_public(state) AND published_at >= $2::date + 1 GROUP BY 1`,
}

/** Today's count minus the posts after the day. */
async function countOn(
  db: Db,
  metric: keyof typeof countSql,
  traderCode: string,
  now: number,
  first: string,
): Promise<ValueOn> {
  const later = await db.query<{ day: string; count: number }>(countSql[metric], [traderCode, first])
  return day => later.reduce((count, row) => (row.day > day ? count - row.count : count), now)
}
