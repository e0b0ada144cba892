import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releasesToPublish } from 'platform/host/local-builds'
import { copyKeptFolder } from 'sample-data/testing/kept-database'
import { sourceHash } from 'sample-data/testing/source-hash'
import { projectRoot, startPortal } from './start-portal.ts'

/** All of the sample data, or a hundredth of it: enough for whoever does not look at amounts, and copied and opened in a moment. */
export type Amount = 'all' | 'little'

const cache = join(projectRoot, '.cache')
const hourMs = 3_600_000

/** A data folder of the caller's own with today's sample data. The first call of the day fills it, the others copy. */
export async function filledDataDir(amount: Amount = 'all'): Promise<string> {
  const kept = await keptDataDir(amount)
  const own = mkdtempSync(join(tmpdir(), 'brokerlens-e2e-'))
  cpSync(kept, own, { recursive: true, filter: source => !source.endsWith('.sock') })
  return own
}

/** The folder that others are copied from, as a start with today's data has left it; nobody writes there. */
export async function keptDataDir(amount: Amount): Promise<string> {
  const kept = join(cache, nameOf(amount))
  if (!existsSync(kept)) await fillInto(kept, amount)
  return kept
}

/** All of it takes a while to make, so it outlives the builds that were released in it; every start releases newer ones. */
const nameOf = (amount: Amount) =>
  [
    `${prefixOf(amount)}${new Date().toISOString().slice(0, 10)}`,
    sourceHash(),
    ...(amount === 'little' ? [buildsHash()] : []),
  ].join('-')
const prefixOf = (amount: Amount) => (amount === 'all' ? 'filled-' : 'little-')

function buildsHash(): string {
  const builds = releasesToPublish(projectRoot).map(({ area, version }) => `${area} ${version}`)
  return createHash('sha256').update(builds.join()).digest('hex').slice(0, 12)
}

async function fillInto(kept: string, amount: Amount): Promise<void> {
  const filling = `${kept}.${process.pid}`
  if (amount === 'little') await copyKeptFolder('sample', join(filling, 'pg'))
  const portal = await startPortal({ dataDir: filling })
  await portal.stop()
  const outdated = readdirSync(cache).filter(
    name => name.startsWith(prefixOf(amount)) && join(cache, name) !== filling && isLeft(join(cache, name)),
  )
  try {
    renameSync(filling, kept)
    for (const name of outdated) rmSync(join(cache, name), { recursive: true, force: true })
  } catch (error) {
    // Somebody else was faster.
    if (!existsSync(kept)) throw error
    rmSync(filling, { recursive: true })
  }
}

/** Nobody copies it any more. */
const isLeft = (folder: string) => statSync(folder).mtimeMs < Date.now() - hourMs
