import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'

/** Takes every release, what points at one and what is known of one out of a database. */
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

/** A database for the tests of the file that asks for it, without a release as each of them begins; there from the first on. */
export function releaseDatabase(): { readonly db: Db } {
  const own = {} as { db: Db }
  beforeAll(async () => {
    own.db = await openTestDatabase()
  })
  afterAll(() => own.db.close())
  beforeEach(() => forgetReleases(own.db))
  return own
}
