import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot, startPortal } from './start-portal.ts'

const cache = join(projectRoot, '.cache')

/** What the sample data is made from: the same sources, the same filled database. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const folder of ['server/migrations', 'server/data', 'server/src/sample-data'])
    for (const entry of readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name)))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  return hash.digest('hex').slice(0, 12)
}

/** A data folder of the caller's own with today's full sample data. The first call of the day fills it, the others copy. */
export async function filledDataDir(): Promise<string> {
  const kept = join(cache, `filled-${hashOfSources()}`)
  if (!existsSync(kept)) await fillInto(kept)
  const own = mkdtempSync(join(tmpdir(), 'brokerlens-e2e-'))
  cpSync(kept, own, { recursive: true, filter: source => !source.endsWith('.sock') })
  return own
}

async function fillInto(kept: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache).filter(name => name.startsWith('filled-') || name === 'filling')) rmSync(join(cache, old), { recursive: true })
  const filling = join(cache, 'filling')
  const portal = await startPortal({ dataDir: filling })
  await portal.stop()
  renameSync(filling, kept)
}
