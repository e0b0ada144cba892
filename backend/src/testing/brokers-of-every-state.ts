import { licenceStatuses } from 'calls/entities/licence'
import type { Db } from 'database/db'
import { randomOf } from './random-of.ts'

/** Rows of one statement. */
const MOST_ROWS = 1_000
/** Scores of each grade, and none. */
const scores = [9, 8.2, 7.5, 6.2, 5, 3, 0, null]
/** Last days of a licence: none, long past, yesterday, today and far ahead. */
const lastDays = [
  'NULL',
  "'2015-06-30'",
  "(now() AT TIME ZONE 'UTC')::date - 1",
  "(now() AT TIME ZONE 'UTC')::date",
  "'2099-12-31'",
]

/**
 * Adds `count` brokers in random combinations of score, state of the record, up to three licences and a regulator's warning, for tests of
 * what the site says about them. The database must have regulators. Returns their codes, `x0` and so on. Half of the names begin alike.
 */
export async function addBrokersOfEveryState(db: Db, count: number, seed = 1): Promise<string[]> {
  const random = randomOf(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const codes = Array.from({ length: count }, (_, index) => `x${index}`)
  const regulators = (await db.query<{ id: number }>('SELECT regulator_id AS id FROM regulators ORDER BY 1')).map(
    ({ id }) => id,
  )
  const brokers: string[] = []
  const licences: string[] = []
  const notices: string[] = []
  for (const code of codes) {
    const name = `${pick(['Blythestead', 'Corrowby', 'Dunmarrow'])} ${code}`
    const country = pick(['826', '840', '360', '036'])
    const status = random() < 0.4 ? 'regulated' : pick(licenceStatuses)
    brokers.push(
      `('${code}', '${name.split(' ')[0]}', '${name}', '${code}', '${name} Ltd', '${country}', ${pick(scores)}, '${pick(['low', 'medium', 'high'])}', '${status}', ${random() < 0.5}, true)`,
    )
    for (let licence = Math.floor(random() * 4); licence > 0; licence--) {
      const held = random() < 0.6 ? 'regulated' : pick(licenceStatuses)
      licences.push(
        `('${code}', ${pick(regulators)}, 'X-${code}-${licence}', 'retail', '${held}', '${name} Ltd', 'GB', ${pick(lastDays)})`,
      )
    }
    if (random() < 0.1)
      notices.push(
        `(${pick(regulators)}, '${pick(['warning', 'warning', 'rule'])}', '{"en": "A notice", "id": "Pemberitahuan"}', 'https://regulator.example/', '${code}', now())`,
      )
  }
  // A few at a time: triggers follow each statement, and a statement has a time limit.
  const insert = async (into: string, rows: string[]) => {
    for (let from = 0; from < rows.length; from += MOST_ROWS)
      await db.script(`INSERT INTO ${into} VALUES ${rows.slice(from, from + MOST_ROWS).join(',\n')}`)
  }
  await insert(
    'brokers (code, short_name, show_name, slug, legal_name, country_code, score, risk_level, licence_status, cooperative, sample)',
    brokers,
  )
  await insert(
    'licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code, expires_at)',
    licences,
  )
  await insert('regulator_notices (regulator_id, category, title, url, broker_code, published_at)', notices)
  return codes
}
