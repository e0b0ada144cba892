import { expect, test } from '@jest/globals'
import { lockFolder } from 'database/folder-lock'
import { openPglite } from 'database/pglite-engine'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { join } from 'node:path'
import { copyCachedFolder } from 'sample-data/testing/cached-database'
import { openQuietly } from './testing/open-quietly.ts'

test('a data folder of a newer version is refused, and its database is closed', async () => {
  const dataDir = temporaryFolder()
  await copyCachedFolder('blank', join(dataDir, 'pg'))
  const newer = await openPglite(join(dataDir, 'pg'))
  await newer.script(`CREATE TABLE backend_migrations (name text COLLATE "C" PRIMARY KEY);
    INSERT INTO backend_migrations VALUES ('9999-future.sql')`)
  await newer.close()
  await expect(openQuietly(dataDir)).rejects.toThrow('made by a newer version: it has backend/9999-future.sql')
  // Only an open database holds the lock of its folder.
  expect(() => lockFolder(join(dataDir, 'pg')).release()).not.toThrow()
})
