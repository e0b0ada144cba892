import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releasesToPublish } from 'platform/host/local-builds'
import { copyCachedFolder, type Contents } from 'sample-data/testing/cached-database'
import { sourceHash } from 'sample-data/testing/source-hash'
import { compiledIn, projectRoot, shortLived, startPortal } from './start-portal.ts'

/** All of the sample data, a tenth or a hundredth of it: fast to fill, copy and open, for tests that do not depend on amounts. */
export type Amount = 'all' | Exclude<Contents, 'blank' | 'empty' | 'fixed'>

const cache = join(projectRoot, '.cache')
const hourMs = 3_600_000

/**
 * A new data directory with today's sample data, owned by the caller. The first call of the day fills it, the others copy. `embedded`: with the
 * embedded database.
 */
export async function filledDataDir(amount: Amount = 'all', { embedded = true } = {}): Promise<string> {
  const template = await cachedDataDir(amount)
  const own = mkdtempSync(join(tmpdir(), 'brokerlens-e2e-'))
  const database = join(template, 'pg')
  cpSync(template, own, {
    recursive: true,
    filter: source => !source.endsWith('.sock') && (embedded || !source.startsWith(database)),
  })
  return own
}

/** The directory that others are copied from, as a start with today's data has left it; it is never written to. */
export async function cachedDataDir(amount: Amount): Promise<string> {
  const template = join(cache, nameOf(amount))
  if (!existsSync(template)) await fillInto(template, amount)
  return template
}

/** The full data takes a while to generate, so its name does not depend on the builds released in it; every start releases newer ones. */
const nameOf = (amount: Amount) =>
  [
    `portal-${amount}-${new Date().toISOString().slice(0, 10)}`,
    sourceHash(),
    ...(amount === 'all' ? [] : [buildsHash()]),
  ].join('-')

function buildsHash(): string {
  const builds = releasesToPublish(projectRoot).map(({ area, version }) => `${area} ${version}`)
  return createHash('sha256').update(builds.join()).digest('hex').slice(0, 12)
}

async function fillInto(template: string, amount: Amount): Promise<void> {
  const filling = `${template}.${process.pid}`
  if (amount !== 'all') await copyCachedFolder(amount, join(filling, 'pg'))
  mkdirSync(compiledIn(filling), { recursive: true })
  // Compiled code is used only by a Node with the same options.
  const portal = await startPortal({ dataDir: filling, flags: shortLived })
  await portal.stop()
  const outdated = readdirSync(cache).filter(
    name => name.startsWith(`portal-${amount}-`) && join(cache, name) !== filling && isLeft(join(cache, name)),
  )
  try {
    renameSync(filling, template)
    for (const name of outdated) rmSync(join(cache, name), { recursive: true, force: true })
  } catch (error) {
    // Another process was faster.
    if (!existsSync(template)) throw error
    rmSync(filling, { recursive: true })
  }
}

/** Old enough that nobody is copying it any more. */
const isLeft = (folder: string) => statSync(folder).mtimeMs < Date.now() - hourMs
