import { expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openPglite } from 'database/pglite-engine'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { join } from 'node:path'
import { pino } from 'pino'
import { readAudit } from 'platform/host/releases/release-audit'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import { openPortal } from './portal.ts'
import { readSettings } from './settings.ts'
import { makeOldDatabase } from './testing/old-database.ts'

const open = (dataDir: string) => openPortal(readSettings({ DATA_DIR: dataDir }), {}, pino({ level: 'silent' }))
const noteOf = (db: Db) => db.one(`SELECT value FROM settings WHERE key = 'note'`)

test('a data folder from before migrations had owners opens, is upgraded and opens again', async () => {
  const dataDir = temporaryFolder()
  await copyCachedFolder('blank', join(dataDir, 'pg'))
  const old = await openPglite(join(dataDir, 'pg'))
  await makeOldDatabase(old)
  await old.script(`INSERT INTO settings (key, value) VALUES ('note', '"kept"');
    INSERT INTO release_audit (area, action, actor) VALUES ('brokers', 'activate', 'me')`)
  await old.close()
  for (const _start of ['first', 'second']) {
    const portal = await open(dataDir)
    try {
      expect(await noteOf(portal.db)).toEqual({ value: 'kept' })
      expect(await readAudit(portal.db, { area: 'brokers' })).toMatchObject([{ action: 'activate', actor: 'me' }])
      expect(await portal.db.one(`SELECT to_regclass('applied_migrations') AS old`)).toEqual({ old: null })
    } finally {
      await portal.close()
    }
  }
})

test('a data folder of a newer version is refused, and its database is closed', async () => {
  const dataDir = temporaryFolder()
  await copyCachedFolder('blank', join(dataDir, 'pg'))
  const newer = await openPglite(join(dataDir, 'pg'))
  await newer.script(`CREATE TABLE backend_migrations (name text COLLATE "C" PRIMARY KEY);
    INSERT INTO backend_migrations VALUES ('9999-future.sql')`)
  await newer.close()
  await expect(open(dataDir)).rejects.toThrow('made by a newer version: it has backend/9999-future.sql')
  const again = await openPglite(join(dataDir, 'pg'))
  await again.close()
})
