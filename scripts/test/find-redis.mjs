import { existsSync } from 'node:fs'
import { run } from '../set-up.mjs'

/** Tests start it themselves (platform/host/testing/redis-server.ts). */
const program = '/usr/bin/redis-server'

/** Installs Debian's Redis if this user may. Without one, the tests of pages in Redis are skipped. */
export async function findRedis(steps) {
  const step = 'Find a Redis for the tests'
  if (!existsSync(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    steps.show(step)
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (existsSync(program)) steps.done(step)
  }
  if (!existsSync(program))
    steps.note('No tests of pages in Redis: no Redis on this machine, and this user may not install Debian’s')
}
