import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { LeadingBrokers } from '../brokers/leading-brokers.ts'

const HOT = 8
const DAYS = 7

/**
 * Popular searches: names of the brokers that most searches of the last days led to, filled up with the best rated. A name alone says nothing
 * of what speaks against its broker, so only brokers that may lead are named. Never the search terms themselves: text that anyone may send is
 * not shown to others.
 */
export function createHotNames(db: Db, leadingBrokers: LeadingBrokers): () => Promise<string[]> {
  return memoize({ seconds: 300 }, async () => {
    const [chosen, best] = await Promise.all([
      db.query<{ short_name: string }>(
        `SELECT b.short_name FROM events e JOIN leading_brokers() b ON b.code = e.data->>'traderCode'
         WHERE e.metric = 'dealer.searchdetailstatistics' AND e.at > now() - make_interval(days => ${DAYS})
         GROUP BY b.code, b.short_name ORDER BY count(*) DESC, b.code LIMIT ${HOT}`,
      ),
      leadingBrokers.first('score', HOT),
    ])
    return [...new Set([...chosen.map(row => row.short_name), ...best.map(({ shortName }) => shortName)])].slice(0, HOT)
  })
}
