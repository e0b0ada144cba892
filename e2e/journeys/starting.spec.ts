import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PortalEnded, projectRoot, startPortal } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

/** Every error that prevents the portal from starting is reported in one clear line, with exit code 1. */

const folders: string[] = []
function newFolder(): string {
  folders.push(mkdtempSync(join(tmpdir(), 'brokerlens-start-')))
  return folders.at(-1)!
}
test.afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true, force: true })))

async function refusalOf(options: Parameters<typeof startPortal>[0]): Promise<string> {
  try {
    const portal = await startPortal(options)
    await portal.stop()
  } catch (error) {
    if (!(error instanceof PortalEnded)) throw error
    expect(error.code).toBe(1)
    const lines = error.said.trim().split('\n')
    expect(lines).toHaveLength(1)
    return lines[0]!
  }
  throw new Error('the portal started although it should have refused to')
}

test('an invalid setting stops the start with a one-line error', async () => {
  expect(await refusalOf({ dataDir: newFolder(), env: { PORT: 'http' } })).toMatch(/^PORT is 'http'/)
})

test('several processes on the embedded database stop the start with a one-line error', { tag: '@long' }, async () => {
  expect(await refusalOf({ dataDir: newFolder(), env: { WEB_CONCURRENCY: '2' } })).toMatch(
    /WEB_CONCURRENCY=2 needs DATABASE_URL/,
  )
})

test('an unreachable database stops the start with a one-line error', { tag: '@long' }, async () => {
  expect(
    await refusalOf({ dataDir: newFolder(), env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' } }),
  ).toMatch(/database/i)
})

test('a data directory that is not writable stops the start with a one-line error', { tag: '@long' }, async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  expect(await refusalOf({ dataDir: join(file, 'data') })).toMatch(/DATA_DIR cannot be written/)
})

test('a data directory in use by another process stops the start with a one-line error', { tag: '@long' }, async () => {
  expect(await refusalOf({ dataDir: process.env.E2E_DATA_DIR! })).toMatch(/in use by process \d+/)
})

test('a port in use stops the start with a one-line error', { tag: '@long' }, async () => {
  const taken = createServer()
  await new Promise<void>(listening => taken.listen(0, () => listening()))
  const { port } = taken.address() as AddressInfo
  expect(await refusalOf({ dataDir: newFolder(), env: { PORT: String(port) } })).toMatch(/^PORT is taken/)
  taken.close()
})

test('the release command without arguments exits with code 2', async () => {
  const code = await new Promise<number | null>(ended =>
    spawn(process.execPath, [join(projectRoot, 'server/src/cli/release.ts')], { stdio: 'ignore' }).on('exit', ended),
  )
  expect(code).toBe(2)
})
