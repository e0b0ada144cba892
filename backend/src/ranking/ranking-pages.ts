import { mayLead } from 'calls/findings/findings-of'
import type { rankingDcinit, rankingInit } from 'calls/ranking'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { entryColumns, entryMaker } from '../brokers/broker-rows.ts'
import type { EntryRow } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { PAST_PLACES } from './rankings.ts'
import type { Ranking } from './rankings.ts'
import { isPraise } from './standing-sql.ts'
import type { RankingType } from './standing-sql.ts'

type Asked = CallParsed<typeof rankingInit>
type PlacePage = Pick<CallOutput<typeof rankingInit>, 'items' | 'total'>

interface PlaceRow extends EntryRow {
  own_rank: number
  own_previous: number | null
  value: number
  total: number
}

/** For a country, the stored places are its first ones. */
const countryTotal =
  '(SELECT max(country_place) FROM ranking_places WHERE ranking_id = r.ranking_id AND country_code = $1)'
const columns = {
  all: {
    rank: 'p.rank',
    previous: 'p.previous_rank',
    place: 'p.place',
    total: 'r.total',
    where: '$1::text IS NULL AND p.place <= r.total',
  },
  country: {
    rank: 'p.country_rank',
    previous: 'p.previous_country_rank',
    place: 'p.country_place',
    total: countryTotal,
    where: 'p.country_code = $1',
  },
}

/**
 * A page of the ranking whose period began on `start`; undefined if it has no such page. Places are numbered, so the last page
 * costs as much as the first. A broker that has lost the right to lead since the ranking was made leaves its place empty.
 */
export async function readPage(
  db: Db,
  reference: ReferenceData,
  start: string,
  asked: Asked,
): Promise<PlacePage | undefined> {
  const { type, period, countryCode, pageIndex, pageSize } = asked
  const own = countryCode === undefined ? columns.all : columns.country
  const first = (pageIndex - 1) * pageSize + 1
  const [toEntry, rows] = await Promise.all([
    entryMaker(reference),
    db.query<PlaceRow>(
      `SELECT ${own.rank} AS own_rank, ${own.previous} AS own_previous, p.value, ${own.total} AS total, ${entryColumns}
       FROM rankings r JOIN ranking_places p ON p.ranking_id = r.ranking_id JOIN brokers b ON b.code = p.broker_code
       WHERE r.type = $2 AND r.period = $3 AND r.period_start = $4 AND ${own.where}
         AND ${own.place} BETWEEN $5 AND $6 ORDER BY ${own.place}`,
      [countryCode ?? null, type, period, start, first, first + pageSize - 1],
    ),
  ])
  const [row] = rows
  if (!row) return undefined
  const items = rows.map(row => ({
    rank: row.own_rank,
    move: row.own_previous === null ? null : row.own_previous - row.own_rank,
    broker: toEntry(row),
    value: row.value,
  }))
  return { items: isPraise(type) ? items.filter(({ broker }) => mayLead(broker)) : items, total: row.total }
}

/** Number of places that can be paged through. */
export async function countPlaces(db: Db, ranking: Ranking, countryCode: string | undefined): Promise<number> {
  if (countryCode === undefined) return ranking.total
  const sql = `SELECT coalesce(${countryTotal}, 0) AS total FROM rankings r WHERE r.ranking_id = $2`
  return (await db.one<{ total: number }>(sql, [countryCode, ranking.ranking_id]))?.total ?? 0
}

type Figures = CallOutput<typeof rankingDcinit>['items']

/** Ranks and values over all periods of the first `num` brokers of the latest one; cached, because they do not change. */
export function createFigures(db: Db) {
  const read = memoize({ seconds: 60, most: 100 }, (ids: string, current: number, num: number, type: RankingType) =>
    db.query<{ broker_code: string; ranking_id: number; rank: number; value: number }>(
      `SELECT past.broker_code, past.ranking_id, past.rank, past.value FROM (
         SELECT p.place, p.broker_code FROM ranking_places p
         ${isPraise(type) ? 'JOIN leading_brokers() b ON b.code = p.broker_code' : ''}
         WHERE p.ranking_id = $2 ORDER BY p.place LIMIT $3) top
       JOIN ranking_places past
         ON past.ranking_id = ANY($1) AND past.place <= ${PAST_PLACES} AND past.broker_code = top.broker_code
       ORDER BY top.place`,
      [JSON.parse(ids) as number[], current, num],
    ),
  )
  return async (type: RankingType, rankings: readonly Ranking[], num: number): Promise<Figures> => {
    const current = rankings.at(-1)
    if (!current) return []
    const rows = await read(JSON.stringify(rankings.map(({ ranking_id }) => ranking_id)), current.ranking_id, num, type)
    return [...Map.groupBy(rows, row => row.broker_code)].map(([traderCode, own]) => ({
      traderCode,
      values: rankings.flatMap(({ ranking_id, period_start: at }) => {
        const row = own.find(row => row.ranking_id === ranking_id)
        return row ? { at, rank: row.rank, value: row.value } : []
      }),
    }))
  }
}
