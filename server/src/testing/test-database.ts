import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { openPglite } from '../db/pglite-engine.ts'
import { openPostgres } from '../db/postgres-engine.ts'
import { copyMigrated } from './migrated-folder.ts'

/** A migrated, empty database of the suite's own: on PostgreSQL where TEST_DATABASE_URL says so, else embedded. Gone when closed. */
export async function openTestDatabase(): Promise<Db> {
  const { db, remove } = process.env.TEST_DATABASE_URL ? await openOnPostgres(process.env.TEST_DATABASE_URL) : await openEmbedded()
  await migrate(db)
  const close = db.close.bind(db)
  db.close = async () => {
    await close()
    await remove()
  }
  return db
}

async function openEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-test-'))
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  try {
    await copyMigrated(join(folder, 'pg'))
    return { db: await openPglite(join(folder, 'pg')), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function openOnPostgres(serverUrl: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  const server = await openPostgres(serverUrl)
  await server.script(`CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const db = await openPostgres(url.href)
  return {
    db,
    remove: async () => {
      await server.script(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await server.close()
    },
  }
}
