import { openDb } from 'database/open-db'
import { patiently, withoutIndexes } from './without-indexes.ts'

interface Place {
  dataDir: string
  env?: Record<string, string>
}

/** Rows per transaction: the database keeps a transaction's log until it ends. */
const chunk = 20_000
/** Brokers that the copies are about, as many fit ones as unfit ones. */
const ABOUT = 2000
const copied = ['slug', 'type', 'lang', 'contact', 'currency', 'remote', 'applaud_count', 'state', 'sample']
const sources = `
  CREATE TABLE multiplied AS SELECT *, row_number() OVER (ORDER BY code) AS n FROM listings WHERE state = 'live' AND expires_at > now();
  CREATE TABLE authors AS SELECT user_id, country_code, row_number() OVER (ORDER BY user_id) AS n FROM users
    WHERE sample AND identity <> 'provider' AND country_code <> '';
  CREATE TABLE advertised AS SELECT code, show_name, fit, row_number() OVER (PARTITION BY fit ORDER BY code) AS n
    FROM (SELECT code, show_name, code IN (SELECT code FROM leading_brokers()) AS fit FROM brokers) b;
  ANALYZE multiplied, authors, advertised`
const word = `initcap(translate(md5(i::text), '0123456789', 'aeioulrnst')::varchar(9))`
/** The same texts about another broker. */
const about = (text: string) => `replace(${text}, coalesce(named.show_name, ''), coalesce(other.show_name, ''))`
/** Live for 90 days from any minute of the last 89. */
const published = 'now() - make_interval(mins => i * 79 % (89 * 1440))'
const amount = (column: string) => `round(${column} * (50 + i % 151) / 100)`
const day = (column: string) => `${column} + i % 15`
const extra = `l.extra || jsonb_strip_nulls(jsonb_build_object('startsAt', ${day('l.starts_on')}, 'endsAt', ${day('l.ends_on')}, 'traderCode', other.code))
  || (SELECT coalesce(jsonb_object_agg(key, value || jsonb_build_object('amount', ${amount(`(value->>'amount')::numeric`)})), '{}')
    FROM jsonb_each(l.extra) WHERE key IN ('price', 'salary', 'salaryTo'))`
const values: Record<string, string> = {
  code: `'x' || i`,
  user_id: 'a.user_id',
  country_code: 'a.country_code',
  title: `left(${about('l.title')}, 70) || ' ' || ${word}`,
  content: about('l.content'),
  extra,
  price: amount('l.price'),
  price_to: amount('l.price_to'),
  starts_on: day('l.starts_on'),
  ends_on: day('l.ends_on'),
  broker_codes: `array_remove(ARRAY[other.code::text], NULL)`,
  state_since: published,
  created_at: `${published} - interval '1 day'`,
  published_at: published,
  expires_at: `${published} + interval '90 days'`,
}

/**
 * Multiplies the live listings of a stopped portal until there are `total`: of all kinds, by other authors in their countries, with other amounts
 * and days, about other brokers. The copies keep the number of applauses, but have no pictures, comments or visits.
 */
export async function multiplyListings({ dataDir, env }: Place, total: number): Promise<void> {
  const db = await openDb({ databaseUrl: env?.DATABASE_URL, dataDir })
  await patiently(db, sources)
  const counted = await db.one<{ there: number; authors: number }>(
    'SELECT (SELECT count(*) FROM multiplied)::integer AS there, (SELECT count(*) FROM authors)::integer AS authors',
  )
  const { there, authors } = counted!
  await withoutIndexes(db, ['listings'], async () => {
    for (let from = 0; from < total - there; from += chunk) {
      await patiently(
        db,
        `INSERT INTO listings (${[...Object.keys(values), ...copied].join(', ')})
         SELECT ${[...Object.values(values), ...copied.map(column => `l.${column}`)].join(', ')}
           FROM generate_series(${from}, ${Math.min(from + chunk, total - there) - 1}) AS i JOIN multiplied l ON l.n = 1 + i % ${there}
           JOIN authors a ON a.n = 1 + i % ${authors} LEFT JOIN advertised named ON named.code = l.broker_codes[1]
           LEFT JOIN advertised other ON other.fit = named.fit AND other.n = 1 + i % ${ABOUT}`,
      )
      await db.script('CHECKPOINT')
    }
  })
  await patiently(db, 'DROP TABLE multiplied, authors, advertised')
  // On PostgreSQL this could exceed the statement timeout; ownDatabase().vacuum does it there.
  if (db.engine === 'pglite') await db.script('VACUUM (ANALYZE)')
  await db.close()
}
