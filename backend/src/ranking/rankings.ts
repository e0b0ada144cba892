import type { Db, Queries } from 'database/db'
import { periodStart } from './periods.ts'
import type { Period } from './periods.ts'
import { writePastPlaces, writePlaces } from './standing-sql.ts'
import type { RankingType } from './standing-sql.ts'

export interface Ranking {
  ranking_id: number
  period_start: string
  /** Places that can be paged through; at most MOST_PLACES. */
  total: number
  made_at: string
}

/** Number of periods whose figures are kept, including the current one. */
const PERIODS_KEPT = 12
const MOST_PLACES = 5_000
const COUNTRY_PLACES = 200
/** Only the top of past periods is ever read. */
export const PAST_PLACES = 1_000
/** Past rankings not created within this time are left to the next request: a response takes 15 s at most (spec 9). */
const MAKING_MS = 7_000
/** Advisory lock, the same number in every process: its holder creates a ranking, and the others then find it. */
const RANKING_LOCK = 7_246_008

export interface Rankings {
  /** The current period's ranking; undefined while there are no brokers to rank. */
  current(type: RankingType, period: Period): Promise<Ranking | undefined>
  /** Rankings of the current and past periods, oldest first; empty while there are no brokers to rank. */
  history(type: RankingType, period: Period): Promise<Ranking[]>
}

interface Wanted {
  type: RankingType
  period: Period
  start: string
  /** The first day of the previous period. */
  before: string
  /** The first day of the next period; null: this is the current one. */
  end: string | null
}

/**
 * Rankings are created once per period, by the first request (make-rankings.ts sends it before any visitor does);
 * from then on they are read.
 */
export function createRankings(db: Db, now: () => Date = () => new Date()): Rankings {
  const making = new Map<string, Promise<Ranking | undefined>>()
  /** Concurrent requests for a ranking share its creation. */
  const make = (wanted: Wanted): Promise<Ranking | undefined> => {
    const key = JSON.stringify(wanted)
    const made = making.get(key) ?? makeRanking(db, wanted).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
  /** The rankings of the last `count` periods, oldest first. */
  const last = async (type: RankingType, period: Period, count: number): Promise<(Ranking | undefined)[]> => {
    const starts = Array.from({ length: count + 1 }, (_, back) => periodStart(period, now(), back))
    const known = await find(db, type, period, starts)
    const rankings: (Ranking | undefined)[] = []
    const until = Date.now() + MAKING_MS
    for (const [back, start] of starts.slice(0, count).entries()) {
      const found = known.find(({ period_start }) => period_start === start)
      const wanted = { type, period, start, before: starts[back + 1] ?? start, end: starts[back - 1] ?? null }
      const mayMake = back === 0 || Date.now() < until
      rankings.unshift(found ?? (mayMake ? await make(wanted) : undefined))
    }
    return rankings
  }
  return {
    current: async (type, period) => (await last(type, period, 1))[0],
    async history(type, period) {
      const rankings = await last(type, period, PERIODS_KEPT)
      return rankings.at(-1) ? rankings.filter(ranking => ranking !== undefined) : []
    },
  }
}

const find = (queries: Queries, type: RankingType, period: Period, starts: readonly string[]) =>
  queries.query<Ranking>(
    `SELECT ranking_id, period_start, total, made_at FROM rankings
     WHERE type = $1 AND period = $2 AND period_start = ANY($3::date[])`,
    [type, period, starts],
  )

/** Creates a ranking in one transaction; several processes may try at once. */
async function makeRanking(db: Db, { type, period, start, before, end }: Wanted): Promise<Ranking | undefined> {
  return db.transaction(async queries => {
    // Others wait for the ranking. JIT compilation of its statement would take PostgreSQL longer than running it.
    await queries.script('SET LOCAL statement_timeout = 0; SET LOCAL jit = off')
    if (db.engine === 'postgres') await queries.query('SELECT pg_advisory_xact_lock($1)', [RANKING_LOCK])
    const [known] = await find(queries, type, period, [start])
    if (known) return known
    const made = await queries.one<{ ranking_id: number }>(
      'INSERT INTO rankings (type, period, period_start, total) VALUES ($1, $2, $3, 0) RETURNING ranking_id',
      [type, period, start],
    )
    const id = made?.ranking_id ?? null
    if (end === null) await queries.query(writePlaces(type), [id, start, before, MOST_PLACES, COUNTRY_PLACES])
    else await queries.query(writePastPlaces(type), [id, start, PAST_PLACES, end])
    const ranking = await queries.one<Ranking>(
      `UPDATE rankings SET total = (SELECT count(*) FROM ranking_places WHERE ranking_id = $1 AND place <= $2)
       WHERE ranking_id = $1 RETURNING ranking_id, period_start, total, made_at`,
      [id, MOST_PLACES],
    )
    if (end !== null || (ranking && ranking.total > 0)) {
      await shortenPast(queries, type, period)
      return ranking
    }
    // A site that gets its first brokers today should not wait for the next period.
    await queries.query('DELETE FROM rankings WHERE ranking_id = $1', [id])
    return undefined
  })
}

/** Reduces past rankings to their top and deletes the oldest. */
async function shortenPast(queries: Queries, type: RankingType, period: Period): Promise<void> {
  const own = 'FROM rankings WHERE type = $1 AND period = $2'
  await queries.query(
    `DELETE FROM ranking_places WHERE place > ${PAST_PLACES}
       AND ranking_id IN (SELECT ranking_id ${own} AND period_start < (SELECT max(period_start) ${own}))`,
    [type, period],
  )
  await queries.query(
    `DELETE FROM rankings WHERE ranking_id IN (SELECT ranking_id ${own} ORDER BY period_start DESC OFFSET ${PERIODS_KEPT})`,
    [type, period],
  )
}
