import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'

/** Deletes all releases from a database, with their pointers, audit, health and votes. */
export const forgetReleases = (db: Db): Promise<void> =>
  db.script(
    [
      'releases',
      'release_pointers',
      'release_revocations',
      'release_audit',
      'release_health',
      'release_votes',
      'release_processes',
    ]
      .map(table => `DELETE FROM ${table}`)
      .join(';'),
  )

/** A database for the tests in one file, available from the first test on and without releases at the start of each. */
export function releaseDatabase(): { readonly db: Db } {
  const own = {} as { db: Db }
  beforeAll(async () => {
    own.db = await openTestDatabase()
  })
  afterAll(() => own.db.close())
  beforeEach(() => forgetReleases(own.db))
  return own
}
