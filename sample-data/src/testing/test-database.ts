import type { Db } from 'database/db'
import { openPglite } from 'database/pglite-engine'
import { openPostgres } from 'database/postgres-engine'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCachedDatabase, copyCachedFolder, type Contents } from './cached-database.ts'

/** A migrated database for one suite: on PostgreSQL if TEST_DATABASE_URL is set, else embedded. Removed when closed. */
export async function openTestDatabase(contents: Contents = 'empty'): Promise<Db> {
  const { db, remove } = process.env.TEST_DATABASE_URL
    ? await openOnPostgres(contents, process.env.TEST_DATABASE_URL)
    : await openEmbedded(contents)
  const close = db.close.bind(db)
  db.close = async () => {
    await close()
    await remove()
  }
  return db
}

async function openEmbedded(contents: Contents) {
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-test-'))
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  try {
    await copyCachedFolder(contents, join(folder, 'pg'))
    return { db: await openPglite(join(folder, 'pg')), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function openOnPostgres(contents: Contents, serverUrl: string) {
  const name = `run_${randomBytes(8).toString('hex')}`
  const urlOf = (database: string) => {
    const url = new URL(serverUrl)
    url.pathname = `/${database}`
    return url.href
  }
  const server = await openPostgres(serverUrl)
  await copyCachedDatabase(contents, server, urlOf, name)
  return {
    db: await openPostgres(urlOf(name)),
    remove: async () => {
      await server.script(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await server.close()
    },
  }
}
