import type { LaterScene } from '../sample-scene.ts'

export interface NamedBroker {
  code: string
  name: string
}

export interface ListingAuthor {
  id: string
  countryCode: string
}

/** What listings refer to, each in an order that is always the same. */
export interface ListingSources {
  brokers: Record<'fit' | 'unfit', NamedBroker[]>
  /** Codes of regulators whose licences firms buy and sell. */
  regulators: string[]
  users: ListingAuthor[]
}

const BROKERS = 12
const USERS = 400
/** The site's opinion of a regulator from which on it is not a strict one. */
const LOOSE_TIER = 3

/** Brokers that share their name are left out: a listing must not be taken for one about another firm. */
const brokersSql = (fit: boolean): string => `
  SELECT b.code, b.show_name AS name FROM (SELECT b.*, count(*) OVER (PARTITION BY lower(show_name)) AS namesakes FROM brokers b) b
  WHERE b.sample AND b.namesakes = 1 AND ${fit ? '' : 'NOT '}EXISTS (SELECT FROM leading_brokers($1::date) l WHERE l.code = b.code)
    AND ${fit ? '' : 'NOT '}EXISTS (SELECT FROM leading_brokers() l WHERE l.code = b.code)
  ORDER BY md5(b.code), b.code LIMIT ${BROKERS}`

export async function readListingSources({ queries, clock }: LaterScene): Promise<ListingSources> {
  const regulators = await queries.query<{ code: string }>(
    'SELECT code FROM regulators WHERE tier >= $1 ORDER BY code',
    [LOOSE_TIER],
  )
  return {
    brokers: {
      fit: await queries.query<NamedBroker>(brokersSql(true), [clock.day]),
      unfit: await queries.query<NamedBroker>(brokersSql(false), [clock.day]),
    },
    regulators: regulators.map(({ code }) => code),
    users: await queries.query<ListingAuthor>(
      `SELECT user_id AS id, country_code AS "countryCode" FROM users WHERE sample AND identity <> 'provider' ORDER BY user_id LIMIT ${USERS}`,
    ),
  }
}
