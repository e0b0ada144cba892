import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { Client } from 'pg'
import { ownDatabase } from '../bench/own-database.ts'
import { cachedDataDir, filledDataDir } from './filled-data.ts'
import { shortLived, startPortal } from './start-portal.ts'

/** Where the portals on PostgreSQL have their data. */
export interface Started {
  url: string
  dataDir: string
  /** Removes the database and the data directory. */
  remove(): Promise<void>
}

const server = () => process.env.TEST_DATABASE_URL!

async function withServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: server() })
  await client.connect()
  return work(client).finally(() => client.end())
}

const urlOf = (name: string) => Object.assign(new URL(server()), { pathname: `/${name}` }).href

/** The builds that are released in it, and the keys they are signed with, are those of the data directory. */
const templateOf = (dataDir: string) =>
  `journeys_${createHash('sha256').update(basename(dataDir)).digest('hex').slice(0, 12)}`

/**
 * A separate PostgreSQL database without sample data, and a data directory, in which a portal has released its builds before: their trials take
 * most of the processor time of a first start. The first call makes a template, the others copy it.
 */
export async function startedDatabase(): Promise<Started> {
  const dataDir = await filledDataDir('hundredth', { embedded: false })
  const template = templateOf(await cachedDataDir('hundredth'))
  await withServer(async client => {
    // Workers take turns; the lock ends with the connection.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (!rowCount) await fillTemplate(client, template)
  })
  const { url, drop } = (await ownDatabase(template))!
  return {
    url,
    dataDir,
    async remove() {
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function fillTemplate(client: Client, template: string): Promise<void> {
  const filling = `${template}_filling`
  await client.query(`DROP DATABASE IF EXISTS ${filling} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${filling}`)
  const dataDir = await filledDataDir('hundredth', { embedded: false })
  const env = { DATABASE_URL: urlOf(filling), SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' }
  const portal = await startPortal({ dataDir, env, flags: shortLived })
  await portal.stop()
  rmSync(dataDir, { recursive: true, force: true })
  await client.query(`ALTER DATABASE ${filling} RENAME TO ${template}`)
}

/** Removes the template, if a journey has made it. */
export async function removeTemplate(): Promise<void> {
  if (!server()) return
  const template = templateOf(await cachedDataDir('hundredth'))
  await withServer(client => client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`))
}
