import type { Db } from 'database/db'
import type { ApiUnderTest } from './api-under-test.ts'
import type { Visitor } from './visitor.ts'

const PASSWORD = 'seven green lamps'

/** A logged-in user. */
export interface TestUser {
  userId: string
  visitor: Visitor
}

/** Adds an account and logs it in. */
export async function addTestUser(site: ApiUnderTest, nick: string, roles: string[] = []): Promise<TestUser> {
  const email = `${nick.toLowerCase()}@mail.example`
  const userId = await site.addUser({ email, password: PASSWORD, nick, roles })
  return { userId, visitor: await site.visitor().login(email, PASSWORD) }
}

/** Rina and Budi, for tests of what one user sees of the other. */
export async function addTwoUsers(site: ApiUnderTest): Promise<[rina: TestUser, budi: TestUser]> {
  return [await addTestUser(site, 'Rina'), await addTestUser(site, 'Budi')]
}

/** Adds a broker of which only the code matters. The counts of brokers by their facts do not include it. */
export async function addBroker(db: Db, code: string): Promise<string> {
  await db.query(
    `INSERT INTO brokers (code, short_name, show_name, slug, legal_name, country_code, risk_level, licence_status)
     VALUES ($1, $2, $2, $3, $2, '360', 'low', 'regulated')`,
    [code, `Broker ${code}`, `broker-${code}`],
  )
  return code
}

/** Adds an enterprise whose claim of a broker is approved, unless `state` says otherwise, with these owners. */
export async function addEnterprise(
  db: Db,
  brokerCode: string,
  owners: readonly TestUser[],
  state = 'approved',
): Promise<string> {
  const enterpriseId = `e${brokerCode}`
  await db.query(
    `INSERT INTO enterprises (enterprise_id, kind, broker_code, name, contact_name, contact_email, state, submitted_at)
     VALUES ($1, 'broker', $2, $3, 'Rani', 'rani@firm.example', $4, now())`,
    [enterpriseId, brokerCode, `Firm ${brokerCode}`, state],
  )
  for (const { userId } of owners) await addStaff(db, enterpriseId, userId, 'owner')
  return enterpriseId
}

/** Adds a user to the active staff of an enterprise and returns the staffId. */
export async function addStaff(
  db: Db,
  enterpriseId: string,
  userId: string,
  role: 'owner' | 'manager' | 'replier',
): Promise<string> {
  const staffId = `s${enterpriseId}${userId}`
  await db.query(
    `INSERT INTO enterprise_staff (staff_id, enterprise_id, user_id, email, role, state)
     SELECT $1, $2, user_id, email, $4, 'active' FROM users WHERE user_id = $3`,
    [staffId, enterpriseId, userId, role],
  )
  return staffId
}
