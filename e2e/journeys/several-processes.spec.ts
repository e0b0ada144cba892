import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../server/src/db/postgres-engine.ts'
import { textKey } from '../portal/known-texts.ts'
import { publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { startPortal } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

/** An empty database of this run's own on the PostgreSQL of the tests. */
async function newDatabase(serverUrl: string): Promise<string> {
  const name = `several_${process.pid}`
  const server = await openPostgres(serverUrl)
  await server.script(`DROP DATABASE IF EXISTS ${name}`)
  await server.script(`CREATE DATABASE ${name}`)
  await server.close()
  return new URL(`/${name}`, serverUrl).href
}

test('with DATABASE_URL several processes serve, and all of them follow a change of release', async ({ request }) => {
  test.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL on this machine')
  test.setTimeout(240_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-several-'))
  const env = { DATABASE_URL: await newDatabase(process.env.TEST_DATABASE_URL!), WEB_CONCURRENCY: '2' }
  const portal = await startPortal({ dataDir, env })
  try {
    const workers = execFileSync('ps', ['--ppid', String(portal.process.pid), '-o', 'pid='], { encoding: 'utf8' }).trim().split('\n')
    expect(workers).toHaveLength(2)
    // Connections are dealt out to the processes in turn, so many of them reach both.
    const titles = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => request.get(`${portal.origin}/en/brokers`, { headers: { Connection: 'close' } })))
      expect(answers.map(answer => answer.status())).toEqual(Array(20).fill(200))
      const texts = await Promise.all(answers.map(answer => answer.text()))
      return new Set(texts.map(text => /<h1[^>]*>([^<]*)/.exec(text)![1]))
    }
    expect([...(await titles())]).toEqual(['Brokers'])
    await publishRelabelled(dataDir, 'mf-brokers', '1.0.0', { key: textKey('mf-brokers', 'brokers'), text: 'Brokers of both' })
    await releaseCommand(dataDir, 'activate', 'brokers', '1.0.0')
    await expect(async () => expect([...(await titles())]).toEqual(['Brokers of both'])).toPass({ timeout: 5_000 })
  } finally {
    expect(await portal.stop()).toBe(0)
    rmSync(dataDir, { recursive: true, force: true })
  }
})
