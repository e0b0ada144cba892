import { rmSync } from 'node:fs'
import { filledDataDir } from '../portal/filled-data.ts'
import { publishChanged, releaseCommand } from '../portal/releases.ts'
import { startPortal, type RunningPortal } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

/** A release whose code is broken on the server is stood in for by the one before it, and taken back by the guard. */

test.describe.configure({ mode: 'serial' })
let dataDir: string
let portal: RunningPortal

test.beforeAll(async () => {
  dataDir = await filledDataDir()
  portal = await startPortal({ dataDir, env: { LOG_LEVEL: 'silent' } })
})
test.afterAll(async () => {
  await portal.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Overview {
  area: string
  pointer: { stable: string; setBy: string }
}

const pointerOf = async (area: string) => {
  const areas = JSON.parse(await releaseCommand(dataDir, 'list', '--json')) as Overview[]
  return areas.find(known => known.area === area)!.pointer
}

const broken = [
  ['never ends when it is loaded', '9.1.0', (code: string) => `for (;;) {}\n${code}`],
  ['throws when it is loaded', '9.2.0', (code: string) => `throw new Error('broken on purpose')\n${code}`],
] as const

for (const [what, version, change] of broken) {
  test(`an area that ${what} harms no visitor and is rolled back`, async ({ request }) => {
    const good = (await pointerOf('tools')).stable
    await publishChanged(dataDir, 'mf-tools', version, ({ node }) => ({ [node.entry]: change }))
    await releaseCommand(dataDir, 'activate', 'tools', version)
    const pages = Array.from({ length: 8 }, () => request.get(`${portal.origin}/en/tools/position.html`))
    const others = Array.from({ length: 8 }, () => request.get(`${portal.origin}/en/brokers`))
    for (const answer of await Promise.all(pages)) {
      expect(answer.status()).toBe(200)
      expect(answer.headers()['x-releases']).toContain(`tools=${good}`)
    }
    for (const answer of await Promise.all(others)) expect(answer.status()).toBe(200)
    await expect(async () => expect(await pointerOf('tools')).toMatchObject({ stable: good, setBy: 'guard' })).toPass({ timeout: 15_000 })
  })
}
