import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../set-up.mjs'

const debianFolder = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0
/** A suite may use a dozen, with as many suites in parallel as there are cores; a journey's portal of four processes uses four dozen. */
const mostConnections = 120 + 12 * availableParallelism()
/** A database that lives for minutes need not survive a crash, and its queries end before their compilation would pay off. */
const serverOptions = {
  listen_addresses: '127.0.0.1',
  max_connections: mostConnections,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  jit: 'off',
}

/**
 * Starts a PostgreSQL for this run, in a temporary folder and on a free port. Returns its address and a function that stops
 * it, or the reason why there is none. `TEST_DATABASE_URL` in the environment selects an existing one.
 */
export async function startPostgres(steps, env) {
  if (env.TEST_DATABASE_URL) return { url: env.TEST_DATABASE_URL, stop: async () => {} }
  const step = 'Start a PostgreSQL for the tests'
  steps.show(step)
  const bin = await findBinaries()
  if (!bin) return { skipped: 'no PostgreSQL on this machine, and this user may not install Debian’s' }
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-pg-'))
  const account = isRoot ? await postgresAccount() : undefined
  if (isRoot && !account) return { skipped: 'PostgreSQL does not run as root and there is no user postgres' }
  if (account) chownSync(folder, account.uid, account.gid)
  const port = await freePort()
  const initialised = await run(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'brokerlens', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...account },
  )
  if (initialised.code !== 0) return { skipped: `initdb failed: ${initialised.output.trim().split('\n').at(-1)}` }
  const options = Object.entries(serverOptions).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', folder, '-p', String(port), '-k', folder, ...options], {
    stdio: 'ignore',
    ...account,
  })
  const died = new Promise(exited => server.once('exit', () => exited('died')))
  if ((await Promise.race([died, accepting(bin, port, account)])) === 'died')
    return { skipped: 'PostgreSQL ended right after its start' }
  steps.done(step, `port ${port}`)
  return {
    url: `postgresql://brokerlens@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise(stopped => {
        server.on('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          stopped()
        })
        server.kill('SIGINT')
      }),
  }
}

async function findBinaries() {
  const versions = () =>
    existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : []
  const complete = () =>
    versions()
      .map(version => join(debianFolder, version, 'bin'))
      .find(bin => existsSync(join(bin, 'initdb')))
  if (!complete() && isRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return complete()
}

async function postgresAccount() {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async flag => Number((await run('id', [flag, 'postgres'])).output)),
  )
  return uid && gid ? { uid, gid } : undefined
}

function freePort() {
  return new Promise(found => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })
}

async function accepting(bin, port, account) {
  for (;;) {
    const { code } = await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-t', '5'], {
      ...account,
    })
    if (code === 0) return 'accepting'
  }
}
