import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseCommand } from '../portal/releases.ts'
import { startPortal } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

test('with DATABASE_URL several processes serve, and all of them follow a change of release', async ({ request }) => {
  test.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL on this machine')
  test.setTimeout(240_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-several-'))
  const portal = await startPortal({ dataDir, env: { DATABASE_URL: process.env.TEST_DATABASE_URL!, WEB_CONCURRENCY: '2' } })
  try {
    const workers = execFileSync('ps', ['--ppid', String(portal.process.pid), '-o', 'pid='], { encoding: 'utf8' }).trim().split('\n')
    expect(workers).toHaveLength(2)
    const answers = await Promise.all(Array.from({ length: 20 }, () => request.get(`${portal.origin}/en/brokers`)))
    expect(answers.map(answer => answer.status())).toEqual(Array(20).fill(200))
    process.env.DATABASE_URL = process.env.TEST_DATABASE_URL!
    const areas = JSON.parse(await releaseCommand(dataDir, 'list', '--json'))
    expect(areas.map(({ area }: { area: string }) => area)).toContain('brokers')
  } finally {
    delete process.env.DATABASE_URL
    expect(await portal.stop()).toBe(0)
    rmSync(dataDir, { recursive: true, force: true })
  }
})
