import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filledDataDir } from '../portal/filled-data.ts'
import { releaseCommand } from '../portal/releases.ts'
import { shortLived, startPortal } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

test(
  'a restart preserves the activated release, and secrets are readable only by their owner',
  { tag: '@long' },
  async ({ request }) => {
    const dataDir = await filledDataDir('hundredth')
    const releaseOf = async (origin: string) =>
      /brokers=(\S+)/.exec((await request.get(`${origin}/en/brokers`)).headers()['x-releases']!)![1]
    const first = await startPortal({ dataDir, flags: shortLived })
    const built = await releaseOf(first.origin)
    expect(built).toMatch(/^1\.0\.0\+/)
    await releaseCommand(dataDir, 'publish', 'brokers')
    await releaseCommand(dataDir, 'activate', 'brokers', '1.0.0')
    expect(await releaseOf(first.origin)).toBe('1.0.0')
    expect(await first.stop()).toBe(0)

    const second = await startPortal({ dataDir, flags: shortLived })
    expect(await releaseOf(second.origin)).toBe('1.0.0')
    expect(await second.stop()).toBe(0)

    // While no server is running, the command works on the data directory itself. A release that is rolled back is revoked.
    expect(await releaseCommand(dataDir, 'rollback', 'brokers')).toContain(`back at ${built}`)
    await expect(releaseCommand(dataDir, 'activate', 'brokers', '1.0.0')).rejects.toThrow(/is revoked/)

    for (const name of ['session', 'pin']) expect(statSync(join(dataDir, 'secrets', name)).mode & 0o777).toBe(0o600)
    rmSync(dataDir, { recursive: true, force: true })
  },
)
