import { expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderLockedError } from './db-errors.ts'
import { openPglite } from './pglite-engine.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('an unfinished database folder is created again', async () => {
  const folder = join(temporaryFolder(), 'pg')
  mkdirSync(`${folder}.unfinished`)
  writeFileSync(join(`${folder}.unfinished`, 'PG_VERSION'), '18\n')
  const db = await openPglite(folder)
  expect(await db.one('SELECT 1 AS one')).toEqual({ one: 1 })
  await expect(openPglite(folder)).rejects.toBeInstanceOf(FolderLockedError)
  await db.close()
})
