import type { APIRequestContext } from '@playwright/test'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3, type S3Server } from 'platform/host/testing/s3-server'
import { ownDatabase } from '../bench/own-database.ts'
import { textKey } from '../portal/known-texts.ts'
import { publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { startPortal, type RunningPortal } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

/** Machines that share a database and a bucket, but no disk. */

let s3: S3Server
let env: Record<string, string>
const portals: RunningPortal[] = []
const folders: string[] = []

test.describe.configure({ mode: 'serial' })
test.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL on this machine')

let database: Awaited<ReturnType<typeof ownDatabase>>

test.beforeAll(async () => {
  database = await ownDatabase()
  s3 = await startS3()
  env = { ...s3.env, SAMPLE_DATA: 'off', LOG_LEVEL: 'fatal', DATABASE_URL: database!.url }
})
test.afterAll(async () => {
  for (const portal of portals) await portal.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  await s3?.remove()
  await database?.drop()
})

async function startMachine(): Promise<{ portal: RunningPortal; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-machine-'))
  folders.push(dataDir)
  const portal = await startPortal({ dataDir, env })
  portals.push(portal)
  return { portal, dataDir }
}

async function title(request: APIRequestContext, { origin }: RunningPortal): Promise<string> {
  const answer = await request.get(`${origin}/en/brokers`)
  return `${answer.status()} ${/<h1[^<>]*>([^<]*)/.exec(await answer.text())?.[1] ?? ''}`
}
const publish = (dataDir: string, version: string, text: string) =>
  publishRelabelled(dataDir, 'mf-brokers', version, { key: textKey('mf-brokers', 'brokers'), text })

test(
  'all machines serve what one publishes to the bucket and keep serving while it is unreachable',
  { tag: '@long' },
  async ({ request }) => {
    test.setTimeout(360_000)
    const one = await startMachine()
    const two = await startMachine()
    expect(await title(request, two.portal)).toBe('200 Brokers')

    await publish(one.dataDir, '9.1.0', 'Brokers of both')
    expect(existsSync(join(two.dataDir, 'releases/brokers/9.1.0'))).toBe(false)
    await releaseCommand(one.dataDir, 'activate', 'brokers', '9.1.0')
    for (const { portal } of [one, two]) expect(await title(request, portal)).toBe('200 Brokers of both')
    // A tab served by one machine requests the other files from another.
    await publish(one.dataDir, '9.2.0', 'Brokers that nobody has seen')
    expect((await request.get(`${two.portal.origin}/releases/brokers/9.2.0/web/entry.js`)).status()).toBe(200)

    await s3.leave()
    await expect(publish(one.dataDir, '9.3.0', 'Brokers of nowhere')).rejects.toThrow(
      /the release bucket s3:\/\/releases at \S+ is not usable/,
    )
    expect(readdirSync(join(one.dataDir, 'releases/.incoming'))).toEqual([])
    await releaseCommand(two.dataDir, 'rollback', 'brokers')
    for (const { portal } of [one, two]) expect(await title(request, portal)).toBe('200 Brokers')

    // A new machine without local data starts too, and serves as soon as it can.
    const three = await startMachine()
    expect((await request.get(`${three.portal.origin}/HealthCheck/Get`)).status()).toBe(200)
    expect(await title(request, three.portal)).toMatch(/^50[03] /)
    await s3.comeBack()
    await expect(async () => expect(await title(request, three.portal)).toBe('200 Brokers')).toPass()
  },
)

test('incomplete bucket settings are refused with a one-line error', { tag: '@long' }, async () => {
  const { AWS_REGION: _, ...half } = env
  const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-machine-'))
  folders.push(dataDir)
  await expect(startPortal({ dataDir, env: { ...half, AWS_REGION: '' } })).rejects.toMatchObject({
    code: 1,
    said: 'RELEASE_BUCKET needs AWS_REGION, which is not set.\n',
  })
})
