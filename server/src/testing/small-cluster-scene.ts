import { afterEach, beforeEach } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

interface There {
  /** What the supervisor has logged, one line for each event. */
  log: string
}

/** The portal's own supervisor with small serving processes (small-cluster.ts), started for each test of the calling file. */
export function smallClusterScene() {
  const there = {} as There
  let supervisor: ChildProcess
  /** Origins of the serving processes, in the order they report. */
  let origins: string[]

  beforeEach(() => {
    there.log = ''
    origins = []
    supervisor = spawn(process.execPath, [join(import.meta.dirname, 'small-cluster.ts')], {
      env: { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // A process group of its own, so that a hanging process ends with the test too.
      detached: true,
    })
    supervisor.stderr!.on('data', chunk => (there.log += chunk))
    supervisor.on('message', ({ ready }: { ready?: string }) => ready && origins.push(ready))
  })
  afterEach(async () => {
    process.kill(-supervisor.pid!, 'SIGKILL')
    await once(supervisor, 'exit')
  })

  /** The origin of the serving process that reported as the first, the second, … */
  async function origin(number: number): Promise<string> {
    while (origins.length < number) await once(supervisor, 'message')
    return origins[number - 1]!
  }
  /** The process id that answers. */
  const ask = async (path: string, at: string) => Number(await (await fetch(at + path)).text())
  return { there, origin, ask }
}
