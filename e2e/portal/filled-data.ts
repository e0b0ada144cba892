import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from '../../server/src/testing/source-hash.ts'
import { projectRoot, startPortal } from './start-portal.ts'

const cache = join(projectRoot, '.cache')

/** A data folder of the caller's own with today's full sample data. The first call of the day fills it, the others copy. */
export async function filledDataDir(): Promise<string> {
  const kept = join(cache, `filled-${new Date().toISOString().slice(0, 10)}-${sourceHash()}`)
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
