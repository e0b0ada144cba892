import { backendMigrations } from 'backend/migrations'
import type { Db } from 'database/db'
import { migrate } from 'database/migrate'
import { openPglite } from 'database/pglite-engine'
import { openPostgres } from 'database/postgres-engine'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { platformMigrations } from 'platform/host/migrations'
import { sourceHash } from './source-hash.ts'

/** Initial contents of a test's database: nothing at all, empty tables, a hundredth (of today or FIXED_DAY) or a tenth of the sample data. */
export type Contents = 'blank' | 'empty' | 'hundredth' | 'fixed' | 'tenth'

/** What each is made from: to create a database and to migrate it takes seconds, a copy a fraction of one. */
const madeFrom = { empty: 'blank', hundredth: 'empty', fixed: 'empty', tenth: 'empty' } as const

export const SAMPLE_SCALE = 0.01
/** The moment that the contents `fixed` are generated for: a Saturday. */
export const FIXED_DAY = new Date('2026-11-21T09:00:00Z')
const scales: Record<Contents, number> = {
  blank: 0,
  empty: 0,
  hundredth: SAMPLE_SCALE,
  fixed: SAMPLE_SCALE,
  tenth: 0.1,
}
const cache = resolve(import.meta.dirname, '../../../.cache')
const hourMs = 3_600_000
const prefix = (contents: Contents, hour: Date) =>
  `test_${contents}_${hour.toISOString().slice(0, 13).replace(/\D/g, '')}`
/** A new one is made every hour, because sample data is relative to the current time. */
const nameOf = (contents: Contents) => `${prefix(contents, new Date())}_${sourceHash()}`
/** Excludes the previous hour's: another suite may be copying it. */
const isOutdated = (contents: Contents) => (name: string) =>
  name.startsWith(`test_${contents}_`) && name < prefix(contents, new Date(Date.now() - hourMs))

async function prepare(db: Db, contents: Contents): Promise<void> {
  if (contents === 'blank') return
  await migrate(db, [platformMigrations, backendMigrations(undefined)])
  if (scales[contents] === 0) return
  // Only the suite that makes the copy for all others needs the sample data's code.
  const { fillSampleData } = await import('../fill.ts')
  await fillSampleData(db, { scale: scales[contents], ...(contents === 'fixed' && { today: FIXED_DAY }) })
}

/** Copies the files of an embedded database to `folder`. Creating them takes seconds, so it is done once for all suites. */
export async function copyCachedFolder(contents: Contents, folder: string): Promise<void> {
  const name = nameOf(contents)
  const template = join(cache, name)
  if (!existsSync(template)) await makeFolder(template, contents)
  cpSync(template, folder, { recursive: true })
}

async function makeFolder(template: string, contents: Contents): Promise<void> {
  const making = `${template}.${process.pid}`
  mkdirSync(making, { recursive: true })
  if (contents !== 'blank') await copyCachedFolder(madeFrom[contents], join(making, 'pg'))
  const db = await openPglite(join(making, 'pg'))
  await prepare(db, contents)
  await db.close()
  const outdated = readdirSync(cache).filter(isOutdated(contents))
  try {
    renameSync(join(making, 'pg'), template)
    for (const name of outdated) rmSync(join(cache, name), { recursive: true, force: true })
  } catch (error) {
    // Another suite created it first.
    if (!existsSync(template)) throw error
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** Creates the PostgreSQL database `name` next to that of `server`, as a copy of a template shared by all suites. */
export async function copyCachedDatabase(
  contents: Contents,
  server: Db,
  urlOf: (name: string) => string,
  name: string,
): Promise<void> {
  const template = nameOf(contents)
  const exists = async () => (await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])).length > 0
  if (!(await exists())) await makeDatabase(template, contents, server, urlOf, exists)
  await server.script(`CREATE DATABASE ${name} TEMPLATE ${template}${await fastCopy(server)}`)
}

/** By default PostgreSQL copies a database through its log since version 15, which costs more than copying its files; older ones copy files. */
async function fastCopy(server: Db): Promise<string> {
  const row = await server.one<{ version: string }>(`SELECT current_setting('server_version_num') AS version`)
  return Number(row?.version) >= 150_000 ? ' STRATEGY file_copy' : ''
}

async function makeDatabase(
  template: string,
  contents: Contents,
  server: Db,
  urlOf: (name: string) => string,
  exists: () => Promise<boolean>,
): Promise<void> {
  const making = `making_${randomBytes(8).toString('hex')}`
  if (contents === 'blank') await server.script(`CREATE DATABASE ${making}`)
  else await copyCachedDatabase(madeFrom[contents], server, urlOf, making)
  const db = await openPostgres(urlOf(making))
  await prepare(db, contents)
  await db.close()
  const databases = await server.query<{ datname: string }>('SELECT datname FROM pg_database')
  const outdated = databases.map(({ datname }) => datname).filter(isOutdated(contents))
  try {
    await server.script(`ALTER DATABASE ${making} RENAME TO ${template}`)
    for (const name of outdated) await server.script(`DROP DATABASE IF EXISTS ${name}`)
  } catch (error) {
    await server.script(`DROP DATABASE ${making}`)
    // Another suite created it first.
    if (!(await exists())) throw error
  }
}
