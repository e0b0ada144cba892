import type { LaterScene } from './sample-scene.ts'

/**
 * `licensed`: it has a licence in force, and none that was revoked, exceeded or copied. `unlicensed`: it has no licence in force. `clone`: nor has
 * this one, and it is suspected of using another firm's name.
 */
export type LicenceState = 'licensed' | 'clone' | 'unlicensed'

export interface SurveyBroker {
  code: string
  name: string
  address: string
  city: string
  countryCode: string
  state: LicenceState
  listedAt: Date
}

const LEAST_LISTED_DAYS = 90
const MOST_OF_STATE = 60

/**
 * Sample brokers with an address of street, city and country, in an order that is always the same. Brokers that share their name are left out:
 * a report must not be taken for one about another firm.
 */
export async function readSurveyBrokers({ queries, clock }: LaterScene): Promise<SurveyBroker[]> {
  const rows = await queries.query<Omit<SurveyBroker, 'listedAt'> & { listedAt: string }>(
    `WITH own AS (
       SELECT broker_code, bool_or(status = 'suspected_clone') AS copied, bool_or(status IN ('revoked', 'exceeded')) AS lost,
         bool_or(status IN ('regulated', 'offshore') AND (expires_at IS NULL OR expires_at >= $1::date)) AS active
       FROM licences GROUP BY broker_code),
     named AS (SELECT b.*, count(*) OVER (PARTITION BY lower(show_name)) AS namesakes FROM brokers b),
     judged AS (
       SELECT b.code, b.show_name AS name, b.address, split_part(b.address, ', ', 2) AS city, b.country_code AS "countryCode",
         b.created_at AS "listedAt",
         CASE WHEN b.licence_status = 'suspected_clone' OR o.copied THEN CASE WHEN o.active IS NOT TRUE THEN 'clone' END
           WHEN o.active AND NOT o.lost AND b.licence_status IN ('regulated', 'offshore') THEN 'licensed'
           WHEN o.active IS NOT TRUE THEN 'unlicensed' END AS state
       FROM named b LEFT JOIN own o ON o.broker_code = b.code
       WHERE b.sample AND b.namesakes = 1 AND split_part(b.address, ', ', 3) <> '' AND b.created_at < $2::timestamptz),
     ranked AS (SELECT j.*, row_number() OVER (PARTITION BY state ORDER BY md5(code), code) AS place FROM judged j WHERE state IS NOT NULL)
     SELECT code, name, address, city, "countryCode", state, "listedAt" FROM ranked WHERE place <= $3 ORDER BY state, place`,
    [clock.day, clock.daysAgo(LEAST_LISTED_DAYS).toISOString(), MOST_OF_STATE],
  )
  return rows.map(row => ({ ...row, listedAt: new Date(row.listedAt) }))
}
