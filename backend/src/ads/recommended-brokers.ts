import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { leadersInOrder } from '../brokers/leading-brokers.ts'
import { codesLike } from '../countries/same-country.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

const MOST = 50

/** Cooperating brokers that may lead (decisions 7), best rated first; none of high risk. */
export function createRecommendedBrokers(db: Db, reference: ReferenceData) {
  const codes = memoize({ seconds: 60 }, async (countryCode: string | undefined) => {
    const [inCountry, params] =
      countryCode === undefined ? ['', []] : ['AND b.country_code = ANY($1)', [codesLike(countryCode)]]
    const rows = await db.query<{ code: string }>(
      `SELECT b.code FROM leading_brokers() b WHERE b.cooperative AND b.risk_level <> 'high' ${inCountry}
       ORDER BY b.score DESC NULLS LAST, b.comment_count DESC, b.code LIMIT ${MOST}`,
      params,
    )
    return rows.map(row => row.code)
  })
  return async (countryCode: string | undefined, num: number): Promise<BrokerListEntry[]> =>
    (await leadersInOrder(db, reference, await codes(countryCode))).slice(0, num)
}
