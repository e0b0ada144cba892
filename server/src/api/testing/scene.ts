import type { Db } from '../../db/db.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import type { Visitor } from './visitor.ts'

const PASSWORD = 'seven green lamps'

/** Someone who is logged in. */
export interface Someone {
  userId: string
  visitor: Visitor
}

/** Adds an account and logs it in. */
export async function someone(site: ApiUnderTest, nick: string, roles: string[] = []): Promise<Someone> {
  const email = `${nick.toLowerCase()}@mail.example`
  const userId = await site.addUser({ email, password: PASSWORD, nick, roles })
  return { userId, visitor: await site.visitor().login(email, PASSWORD) }
}

/** Adds a broker of which only the code matters; `claimed` by an enterprise, if it is to have staff. */
export async function addBroker(db: Db, code: string, { claimed = false } = {}): Promise<string> {
  await db.query(
    `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status, claimed)
     VALUES ($1, $2, $2, $3, $2, '360', 'low', 'regulated', $4)`,
    [code, `Broker ${code}`, `broker-${code}`, claimed],
  )
  await db.script('REFRESH MATERIALIZED VIEW broker_facets')
  return code
}
