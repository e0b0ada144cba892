import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { migrate } from '../db/migrate.ts'
import { openPglite } from '../db/pglite-engine.ts'

const root = resolve(import.meta.dirname, '../../..')
const cache = join(root, '.cache')
const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')

/** Puts the files of a migrated, empty embedded database into `folder`. Making them takes seconds, so it is done once for all suites. */
export async function copyMigrated(folder: string): Promise<void> {
  const kept = join(cache, `migrated-${hashOfMigrations()}`)
  if (!existsSync(kept)) await make(kept)
  cpSync(kept, folder, { recursive: true })
}

async function make(kept: string): Promise<void> {
  const making = `${kept}.${process.pid}`
  mkdirSync(cache, { recursive: true })
  const db = await openPglite(join(making, 'pg'))
  await migrate(db)
  await db.close()
  try {
    renameSync(join(making, 'pg'), kept)
  } catch (error) {
    // Another suite was faster.
    if (!existsSync(kept)) throw error
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

function hashOfMigrations(): string {
  const folder = join(root, 'server/migrations')
  const hash = createHash('sha256').update(readFileSync(engine))
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}
