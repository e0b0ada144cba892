import type { Db } from 'database/db'
import { openPostgres } from 'database/postgres-engine'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase } from '../bench/own-database.ts'
import { registerPerson, type Person } from './people.ts'
import { startPortal, type RunningPortal } from './start-portal.ts'
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
  let database: Awaited<ReturnType<typeof ownDatabase>>
  test.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL on this machine')

  test.beforeAll(async ({ playwright }) => {
    database = await ownDatabase()
    own.dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-ageing-'))
    Object.assign(
      own,
      await startPortal({
        dataDir: own.dataDir,
        env: { DATABASE_URL: database!.url, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' },
      }),
    )
    own.db = await openPostgres(database!.url)
    const visitor = await playwright.request.newContext({ baseURL: own.origin })
    own.person = await registerPerson(visitor, own.dataDir, own.origin)
    await visitor.dispose()
  })
  test.afterAll(async () => {
    await own.db?.close()
    await own.stop?.()
    await database?.drop()
    if (own.dataDir) rmSync(own.dataDir, { recursive: true, force: true })
  })
  own.anHourPasses = () =>
    own.db.script(
      `UPDATE one_time_codes SET created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'`,
    )
  return own
}
