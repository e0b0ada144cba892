import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { openPostgres } from '../../server/src/db/postgres-engine.ts'
import { publishFaulty } from '../portal/faulty-releases.ts'
import { textKey } from '../portal/known-texts.ts'
import { pointerOf, publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { processesOf, startPortal, type RunningPortal } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

/** Four processes on PostgreSQL serve as one. */

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL on this machine')

let dataDir: string
let portal: RunningPortal

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-several-'))
  const env = { DATABASE_URL: await newDatabase(process.env.TEST_DATABASE_URL!), WEB_CONCURRENCY: '4', SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' }
  portal = await startPortal({ dataDir, env })
})
test.afterAll(async () => {
  expect(await portal.stop()).toBe(0)
  rmSync(dataDir, { recursive: true, force: true })
})

/** An empty database of this run's own on the PostgreSQL of the tests. */
async function newDatabase(serverUrl: string): Promise<string> {
  const name = `several_${process.pid}`
  const server = await openPostgres(serverUrl)
  await server.script(`DROP DATABASE IF EXISTS ${name}`)
  await server.script(`CREATE DATABASE ${name}`)
  await server.close()
  return new URL(`/${name}`, serverUrl).href
}

/** Connections are dealt out to the processes in turn, so many of them reach all. */
const fromAll = async (request: APIRequestContext, path: string) => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => request.get(portal.origin + path, { headers: { Connection: 'close' } })))
  expect(answers.map(answer => answer.status())).toEqual(Array(24).fill(200))
  return answers
}

const titles = async (request: APIRequestContext) => {
  const texts = await Promise.all((await fromAll(request, '/en/brokers')).map(answer => answer.text()))
  return new Set(texts.map(text => /<h1[^>]*>([^<]*)/.exec(text)![1]))
}

test('all of them serve by a change of release once the command has returned', async ({ request }) => {
  expect([...(await titles(request))]).toEqual(['Brokers'])
  await publishRelabelled(dataDir, 'mf-brokers', '1.0.0', { key: textKey('mf-brokers', 'brokers'), text: 'Brokers of all' })
  await releaseCommand(dataDir, 'activate', 'brokers', '1.0.0')
  expect([...(await titles(request))]).toEqual(['Brokers of all'])
})

test('a release that never ends harms no visitor, ends no process, and is rolled back for all', async ({ request }) => {
  const good = (await pointerOf(dataDir, 'tools')).stable
  const processes = processesOf(portal)
  await publishFaulty({ dataDir, portal }, 'mf-tools', '9.0.0', 'never ends as it is rendered')
  await releaseCommand(dataDir, 'activate', 'tools', '9.0.0')
  const [own] = await Promise.all([fromAll(request, '/en/tools.html'), fromAll(request, '/en/brokers')])
  expect(new Set(own.map(answer => /tools=(\S+)/.exec(answer.headers()['x-releases']!)![1]))).toEqual(new Set([good]))
  await expect(async () => expect(await pointerOf(dataDir, 'tools')).toMatchObject({ stable: good, setBy: 'guard' })).toPass({ timeout: 20_000 })
  expect(processesOf(portal)).toEqual(processes)
})
