import type { Db } from 'database/db'

/** The worst rated of the sample's brokers that may lead. */
export const SEARCHED_LEADER = 'SELECT code, short_name AS name FROM leading_brokers() ORDER BY score, code LIMIT 1'

/**
 * Adds brokers and a service provider, all with unique names, and recorded searches: two led to a broker without a licence, one to
 * SEARCHED_LEADER.
 */
export async function addSearched(db: Db): Promise<void> {
  const add = (
    code: string,
    name: string,
    score: number | null,
    legal = `${name} Ltd`,
    website = `https://www.${code}.example`,
  ) =>
    db.query(
      `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, website, score, risk_level, licence_status)
       VALUES ($1, $2, $2, $6, $3, '840', $4, $5, 'low', 'regulated')`,
      [code, name, legal, website, score, code.toLowerCase()],
    )
  await add('Zz1', 'Zubrixo', 3)
  await add('Zz2', 'Zubrixo Markets', 5)
  await add('Zz3', 'Zubrixoline', 9)
  await add('Zz4', 'North Zubrixo', 8)
  await add('Zz5', 'Grandzubrixo', 9.9)
  await add('Zz6', 'Álamo Kvestra', null, 'Trustworthy Holdings PLC', 'https://kvestra-desk.example/en')
  await add('Zz7', 'Ig', 4)
  await add('Zz8', 'Ovrith Desk', 4)
  await db.query(
    `INSERT INTO service_providers (code, slug, name, category, country_code, website, intro, content)
     VALUES ('p9999', 'quorbandex', 'Quorbandex Feeds', 'data', '360', 'https://www.quorbandex.example', $1, $1)`,
    [JSON.stringify({ en: 'x', id: 'x' })],
  )
  const leader = await db.one<{ code: string }>(SEARCHED_LEADER)
  for (const traderCode of ['Zz7', 'Zz7', ...(leader ? [leader.code] : [])])
    await db.query(
      `INSERT INTO events (at, metric, country_code, lang, data) VALUES (now(), 'dealer.searchdetailstatistics', '', 'en', $1)`,
      [JSON.stringify({ keyword: 'a rude word', traderCode })],
    )
}
