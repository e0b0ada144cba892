import type { Db } from 'database/db'

/** Adds a broker that may lead: rated well, and licensed by a regulator that it shares with others of these. */
export async function addFitBroker(db: Db, code: string): Promise<string> {
  await db.query(
    `INSERT INTO regulators (regulator_id, code, slug, name, abbreviation, country, two_char_code, host, tier)
     VALUES (1, 'r1', 'r1', 'Regulator One', 'REG', 'Indonesia', 'ID', 'regulator.example', 1) ON CONFLICT DO NOTHING`,
  )
  await db.query(
    `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status, score)
     VALUES ($1, $2, $2, $3, $2, '360', 'low', 'regulated', 8)`,
    [code, `Broker ${code}`, `broker-${code}`],
  )
  await db.query(
    `INSERT INTO licences (broker_code, regulator_id, licence_no, type, status, entity_name, two_char_code)
     SELECT code, 1, 'L-' || code, 'retail', 'regulated', legal_name, 'ID' FROM brokers WHERE code = $1`,
    [code],
  )
  return code
}

/** Makes a broker unfit to lead. */
export const makeUnfit = (db: Db, code: string) =>
  db.query(`UPDATE brokers SET licence_status = 'suspected_clone' WHERE code = $1`, [code])
