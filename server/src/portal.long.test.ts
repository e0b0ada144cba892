import { expect, test } from '@jest/globals'
import { openPglite } from 'database/pglite-engine'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { join } from 'node:path'
import { readAudit } from 'platform/host/releases/release-audit'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import { makeOldDatabase } from './testing/old-database.ts'
import { openQuietly } from './testing/open-quietly.ts'

test('a data folder from before migrations had owners opens, is upgraded and opens again', async () => {
  const dataDir = temporaryFolder()
  await copyCachedFolder('blank', join(dataDir, 'pg'))
  const old = await openPglite(join(dataDir, 'pg'))
  await makeOldDatabase(old)
  await old.script(`INSERT INTO settings (key, value) VALUES ('note', '"kept"');
    INSERT INTO release_audit (area, action, actor) VALUES ('brokers', 'activate', 'me')`)
  await old.close()
  for (const _start of ['first', 'second']) {
    const portal = await openQuietly(dataDir)
    try {
      expect(await portal.db.one(`SELECT value FROM settings WHERE key = 'note'`)).toEqual({ value: 'kept' })
      expect(await readAudit(portal.db, { area: 'brokers' })).toMatchObject([{ action: 'activate', actor: 'me' }])
      expect(await portal.db.one(`SELECT to_regclass('applied_migrations') AS old`)).toEqual({ old: null })
    } finally {
      await portal.close()
    }
  }
})
