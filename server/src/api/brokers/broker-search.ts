import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import type { CallParsed } from 'shared-state/calls/declare-call'
import type { traderSearch } from 'shared-state/calls/brokers'
import type { Db } from '../../db/db.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, namePattern } from '../sql-parts.ts'
import { entriesInOrder } from './broker-rows.ts'

/** Best match first: the name itself, names that begin so, a later word that begins so, the rest; then by score. */
const match = (word: string) => `CASE WHEN lower(b.show_name) = ${word} THEN 0 WHEN starts_with(lower(b.show_name), ${word}) THEN 1
  WHEN strpos(lower(b.show_name), ' ' || ${word}) > 0 THEN 2 ELSE 3 END`
const byScore = 'b.score DESC NULLS LAST, b.comment_count DESC, b.code'

type Search = CallParsed<typeof traderSearch>

/** Brokers whose name holds the keyword, or whose code it is. */
export async function searchBrokers(
  db: Db,
  reference: ReferenceData,
  search: Omit<Search, 'pageIndex' | 'pageSize'> & { limit: number; offset: number },
): Promise<{ items: BrokerListEntry[]; total: number }> {
  const where = new Conditions()
  where.add(`(lower(b.show_name) LIKE ${where.param(namePattern(search.keyword))} OR b.code = ${where.param(search.keyword)})`)
  where.when(search.regulatorId, id => `b.code IN (SELECT l.broker_code FROM licences l WHERE l.regulator_id = ${id})`)
  where.when(search.countryCode, country => `b.country_code = ${country}`)
  where.when(search.grade, grade => `b.grade = ${grade}`)
  const filter = where.where
  const orders = {
    match: () => `${match(where.param(search.keyword.trim().toLowerCase()))}, ${byScore}`,
    score: () => byScore,
    new: () => 'b.created_at DESC, b.code',
  }
  const rows = await db.query<{ code: string; total: number }>(
    `SELECT b.code, (count(*) OVER ())::integer AS total FROM brokers b ${filter}
     ORDER BY ${orders[search.order]()} LIMIT ${where.param(search.limit)} OFFSET ${where.param(search.offset)}`,
    where.params,
  )
  const items = await entriesInOrder(db, reference, rows.map(row => row.code))
  return { items, total: rows[0]?.total ?? 0 }
}
