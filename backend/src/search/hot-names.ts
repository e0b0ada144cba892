import type { Db } from 'database/db'
import { kept } from 'platform/api/kept'
import type { BrokerLists } from '../brokers/broker-list.ts'

const HOT = 8
const DAYS = 7

/**
 * Popular searches: names of the brokers that most searches of the last days led to, filled up with the best rated. Never the search terms
 * themselves: text that anyone may send is not shown to others.
 */
export function createHotNames(db: Db, brokerLists: BrokerLists): () => Promise<string[]> {
  return kept({ seconds: 300 }, async () => {
    const [chosen, best] = await Promise.all([
      db.query<{ short_name: string }>(
        `SELECT b.short_name FROM events e JOIN brokers b ON b.code = e.data->>'traderCode'
         WHERE e.metric = 'dealer.searchdetailstatistics' AND e.at > now() - make_interval(days => ${DAYS})
         GROUP BY b.code ORDER BY count(*) DESC, b.code LIMIT ${HOT}`,
      ),
      brokerLists.page({}, 'score', 1, HOT),
    ])
    return [...new Set([...chosen.map(row => row.short_name), ...best.items.map(({ shortName }) => shortName)])].slice(
      0,
      HOT,
    )
  })
}
