import type { ReadBrokers } from '../brokers/broker-reader.ts'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { accusedColumn } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { listingColumns, listingTables, shownState, toListings } from '../market/listing-rows.ts'
import type { ListingRow } from '../market/listing-rows.ts'
import { listingPath } from '../market/listing-path.ts'
import { listingFacts } from './listing-facts.ts'
import { brokerOf, NONE } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

interface Row extends ListingRow {
  content: string
  contact: string
  created_at: string
  accused: AccusedRow | null
}

/** Listings of the market. Only a live one has a page. */
export const marketCases: CaseSource = {
  cases: `SELECT 'market' AS kind, l.code::text AS id, l.state_since AS at, ${shownState} AS state, l.state = 'pending' AS waits,
            l.user_id, l.broker_codes[1] COLLATE "C" AS broker_code, ${NONE} AS reason, l.country_code
          FROM listings l`,
  async read({ db, reference, lang }, codes) {
    const rows = await db.query<Row>(
      `SELECT ${listingColumns}, l.content, l.contact, l.created_at, ${accusedColumn('l.broker_codes[1]')} AS accused
       FROM ${listingTables} WHERE l.code = ANY($1)`,
      [codes],
    )
    const readBrokers: ReadBrokers = about => entriesByCode(db, reference, about)
    const [listings, regulators] = await Promise.all([toListings(readBrokers, rows, lang), reference.regulators()])
    return rows.map((row, index) => {
      const { code, title, user, state, images } = listings[index]!
      return {
        kind: 'market',
        id: code,
        title,
        user,
        state,
        createdAt: row.created_at,
        url: state === 'live' ? `/${lang}${listingPath(row)}` : null,
        broker: brokerOf(row.accused, lang),
        text: row.content,
        images,
        facts: listingFacts(listings[index]!, row.contact, regulators, lang),
      }
    })
  },
}
