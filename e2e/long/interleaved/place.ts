import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from 'database/pglite-engine'
import { openPostgres } from 'database/postgres-engine'
import { copyCachedDatabase } from 'sample-data/testing/cached-database'
import { filledDataDir } from '../../portal/filled-data.ts'
import { startPortal, type RunningPortal } from '../../portal/start-portal.ts'
import { endOnExit, endPortal } from '../hostile/bounded.ts'
import { addRiskNotices } from './risk-notices.ts'
import { otherVariant } from './visitors.ts'

export interface InterleavedPortal {
  portal: RunningPortal
  /** Number of serving processes. */
  processes: number
  end(): Promise<void>
}

const env = { TRUST_PROXY: '1', SITE_VARIANTS: `${otherVariant.host}=${otherVariant.number}` }

/** A portal with a hundredth of the sample data: two processes on PostgreSQL if TEST_DATABASE_URL is set, otherwise one process. */
export async function openInterleavedPortal(): Promise<InterleavedPortal> {
  const server = process.env.TEST_DATABASE_URL
  return server === undefined ? onEmbedded() : onPostgres(server)
}

async function onEmbedded(): Promise<InterleavedPortal> {
  const dataDir = await filledDataDir('hundredth')
  const db = await openPglite(join(dataDir, 'pg'))
  await addRiskNotices(db)
  await db.close()
  return serve(dataDir, {}, 1)
}

async function onPostgres(serverUrl: string): Promise<InterleavedPortal> {
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  const name = `run_${randomBytes(8).toString('hex')}`
  const server = await openPostgres(serverUrl)
  const drop = async () => {
    await server.script(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await server.close()
  }
  try {
    await copyCachedDatabase('hundredth', server, urlOf, name)
    const db = await openPostgres(urlOf(name))
    await addRiskNotices(db)
    await db.close()
    const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-e2e-'))
    return await serve(dataDir, { DATABASE_URL: urlOf(name), WEB_CONCURRENCY: '2' }, 2, drop)
  } catch (error) {
    await drop()
    throw error
  }
}

async function serve(
  dataDir: string,
  more: Record<string, string>,
  processes: number,
  drop: () => Promise<void> = async () => {},
): Promise<InterleavedPortal> {
  const portal = await startPortal({ dataDir, env: { ...env, ...more } })
  endOnExit(portal)
  return {
    portal,
    processes,
    async end() {
      await endPortal(portal)
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
