import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/**
 * A database for this run only, on the PostgreSQL server given by TEST_DATABASE_URL; undefined if that is not set. It is empty, or a copy of
 * `template`.
 */
export async function ownDatabase(
  template = 'template1',
): Promise<{ url: string; vacuum(): Promise<void>; drop(): Promise<void> } | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const name = `bench_${randomBytes(6).toString('hex')}`
  const run = async (sql: string, connectionString = server) => {
    const client = new Client({ connectionString })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await run(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    vacuum: () => run('VACUUM (ANALYZE)', url.href),
    drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}
