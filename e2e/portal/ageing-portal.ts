import type { Db } from 'database/db'
import { openPostgres } from 'database/postgres-engine'
import { registerPerson, type Person } from './people.ts'
import { shortLived, startPortal, type RunningPortal } from './start-portal.ts'
import { startedDatabase, type Started } from './started-database.ts'
import { test } from './test.ts'

export interface AgeingPortal extends RunningPortal {
  db: Db
  /** A user with an account on the portal. */
  person: Person
  /** Moves the stored times back by an hour, for codes that were sent and not used. */
  anHourPasses(): Promise<void>
}

/**
 * A portal without sample data, on a separate PostgreSQL database in which time can be moved forward; for the tests of the calling file,
 * which are skipped if there is no PostgreSQL. The returned object is filled before the first test.
 */
export function ageingPortal(): AgeingPortal {
  const own = {} as AgeingPortal
  let database: Started | undefined
  test.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL on this machine')

  test.beforeAll(async ({ playwright }) => {
    database = await startedDatabase()
    Object.assign(
      own,
      await startPortal({
        dataDir: database.dataDir,
        env: { DATABASE_URL: database.url, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' },
        flags: shortLived,
      }),
    )
    own.db = await openPostgres(database.url)
    const visitor = await playwright.request.newContext({ baseURL: own.origin })
    own.person = await registerPerson(visitor, own.dataDir, own.origin)
    await visitor.dispose()
  })
  test.afterAll(async () => {
    await own.db?.close()
    await own.stop?.()
    await database?.remove()
  })
  own.anHourPasses = () =>
    own.db.script(
      `UPDATE one_time_codes SET created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'`,
    )
  return own
}
