import type { Queries, SqlValue } from 'database/db'
import type { BrokerHistory } from './burst-rule.ts'
import { isAlike } from './text-prints.ts'
import { ACCOUNT, BURST, DEVICE, NETWORK, NEW_ACCOUNT_DAYS, RING, TEXT } from './thresholds.ts'
import type { WrittenReview } from './written-review.ts'

/** Reviews that one rule reads at most, the newest ones: the work for one review stays small whatever an attacker writes. */
const MOST = 1000

interface Row {
  comment_id: number
  user_id: string
  target_code: string
  kind: WrittenReview['kind']
  created_at: string
  by_newcomer: boolean
  is_first: boolean
  cleared: WrittenReview['cleared']
}

const byNewcomer = `(c.created_at < u.created_at + interval '${NEW_ACCOUNT_DAYS} days' AND u.certificate_state <> 'approved')`
const isFirst = `NOT EXISTS (SELECT FROM comments f WHERE f.user_id = c.user_id AND f.target_type = 'broker' AND f.target_code = c.target_code
  AND f.parent_id IS NULL AND (f.created_at, f.comment_id) < (c.created_at, c.comment_id))`
const columns = `c.comment_id, c.user_id, c.target_code, c.kind, c.created_at, ${byNewcomer} AS by_newcomer, ${isFirst} AS is_first,
  ARRAY(SELECT s.rule FROM review_suspicions s WHERE s.comment_id = c.comment_id AND s.decision = 'genuine') AS cleared`
const tables = 'comments c JOIN users u ON u.user_id = c.user_id'
/** Sample reviews are made from templates. */
const isReview = `c.target_type = 'broker' AND c.parent_id IS NULL AND NOT c.sample`

const toReview = (row: Row): WrittenReview => ({
  commentId: row.comment_id,
  userId: row.user_id,
  brokerCode: row.target_code,
  kind: row.kind,
  at: Date.parse(row.created_at),
  byNewcomer: row.by_newcomer,
  isFirst: row.is_first,
  cleared: row.cleared,
})

const read = async (queries: Queries, rest: string, params: readonly SqlValue[]): Promise<WrittenReview[]> =>
  (await queries.query<Row>(`SELECT ${columns} FROM ${tables} ${rest}`, params)).map(toReview)

/** A review of a broker that is shown; undefined for anything else, and for sample data. */
export async function readReview(queries: Queries, commentId: number): Promise<WrittenReview | undefined> {
  const where = `WHERE c.comment_id = $1 AND ${isReview} AND c.state IN ('published', 'flagged')`
  return (await read(queries, where, [commentId]))[0]
}

/** SQL for `ms` since 1970 as a moment; $n is the parameter. */
const moment = (param: string) => `to_timestamp(${param}::double precision / 1000)`
/** Up to and including the moment's last microsecond. */
const since = (column: string, days: number) =>
  `${column} > ${moment('$1')} - interval '${days * 24} hours' AND ${column} < ${moment('$1')} + interval '1 millisecond'`

/**
 * Reviews of the same broker, for the rule on bursts. Those that are being checked belong to the usual rate until a moderator removes them:
 * otherwise a broker that becomes popular could never get its reviews counted again.
 */
export async function readBrokerHistory(
  queries: Queries,
  { at, brokerCode, kind }: WrittenReview,
): Promise<BrokerHistory> {
  const ofBroker = `${isReview} AND c.target_code = $2 AND c.kind = $3`
  const recent = await read(
    queries,
    `WHERE ${ofBroker} AND ${since('c.created_at', BURST.hours / 24)} ORDER BY c.created_at DESC LIMIT ${MOST}`,
    [at, brokerCode, kind],
  )
  // Accounts instead of first reviews: for new accounts that is the same, and needs no look at the rest of their reviews.
  const before = await queries.one<{ count: number }>(
    `SELECT count(DISTINCT c.user_id)::integer AS count FROM ${tables} WHERE ${ofBroker} AND c.state IN ('published', 'flagged') AND ${byNewcomer}
       AND c.created_at <= ${moment('$1')} - interval '${BURST.hours} hours'
       AND c.created_at > ${moment('$1')} - interval '${BURST.hours + BURST.usualDays * 24} hours'`,
    [at, brokerCode, kind],
  )
  return { recent, before: before?.count ?? 0 }
}

const ofTrace = (queries: Queries, column: 'network' | 'device', days: number, { at, commentId }: WrittenReview) =>
  read(
    queries,
    `JOIN review_traces t ON t.comment_id = c.comment_id
     WHERE t.${column} = (SELECT own.${column} FROM review_traces own WHERE own.comment_id = $2) AND ${since('t.at', days)} AND ${isReview}
     ORDER BY t.at DESC LIMIT ${MOST}`,
    [at, commentId],
  )

/** Reviews from the same wide network. */
export const readNetworkHistory = (queries: Queries, review: WrittenReview): Promise<WrittenReview[]> =>
  ofTrace(queries, 'network', NETWORK.manyBrokers.usualDays + 1, review)

/** Reviews from the same browser. */
export const readDeviceHistory = (queries: Queries, review: WrittenReview): Promise<WrittenReview[]> =>
  ofTrace(queries, 'device', DEVICE.days, review)

/** Reviews by the same account. */
export const readAccountHistory = (queries: Queries, { at, userId }: WrittenReview): Promise<WrittenReview[]> =>
  read(
    queries,
    `WHERE ${isReview} AND c.user_id = $2 AND ${since('c.created_at', ACCOUNT.days)} ORDER BY c.created_at DESC LIMIT ${MOST}`,
    [at, userId],
  )

/** Ids of earlier reviews by other accounts with nearly the same text. The text of a review that was edited is as old as its edit. */
export async function readAlikeTexts(queries: Queries, { commentId, userId }: WrittenReview): Promise<number[]> {
  const own = await queries.one<{ text: string; bands: number[] }>(
    'SELECT c.content->>c.lang AS text, p.bands FROM comments c JOIN review_prints p USING (comment_id) WHERE c.comment_id = $1',
    [commentId],
  )
  if (!own) return []
  // Materialized: sorted by time first, the planner would read all prints.
  const rows = await queries.query<{ comment_id: number; text: string }>(
    `WITH alike AS MATERIALIZED (SELECT comment_id, at FROM review_prints WHERE bands && $3)
     SELECT c.comment_id, c.content->>c.lang AS text FROM alike p JOIN comments c USING (comment_id)
     WHERE c.user_id <> $2 AND ${isReview} AND p.at > now() - interval '${TEXT.days} days'
       AND (p.at, p.comment_id) < (SELECT own.at, own.comment_id FROM review_prints own WHERE own.comment_id = $1)
     ORDER BY p.at DESC LIMIT ${TEXT.mostCompared}`,
    [commentId, userId, own.bands],
  )
  return rows.filter(({ text }) => isAlike(text, own.text)).map(row => row.comment_id)
}

/** Reviews by accounts that have praised and attacked enough brokers to be in a ring: their first ones of each broker in that time. */
export async function readRatings(queries: Queries): Promise<WrittenReview[]> {
  const rows = await queries.query<Row>(
    `WITH recent AS MATERIALIZED (
       SELECT c.comment_id, c.user_id, c.target_code, c.kind, c.created_at FROM comments c
       WHERE ${isReview} AND c.state IN ('published', 'flagged') AND c.kind <> 'neutral' AND c.created_at > now() - interval '${RING.days} days'),
     active AS (SELECT user_id FROM recent GROUP BY user_id HAVING count(DISTINCT target_code) >= ${RING.shared} AND count(DISTINCT kind) = 2),
     firsts AS (SELECT DISTINCT ON (user_id, target_code) * FROM recent JOIN active USING (user_id)
                ORDER BY user_id, target_code, created_at, comment_id)
     SELECT f.*, false AS by_newcomer, true AS is_first, CASE WHEN s.rule IS NULL THEN '{}'::text[] ELSE ARRAY[s.rule::text] END AS cleared
     FROM firsts f LEFT JOIN review_suspicions s ON s.comment_id = f.comment_id AND s.rule = 'ring' AND s.decision = 'genuine'
     ORDER BY f.created_at DESC LIMIT ${RING.mostReviews}`,
  )
  return rows.map(toReview)
}
