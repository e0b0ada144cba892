import { spawn, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

export interface RunningPortal {
  origin: string
  dataDir: string
  process: ChildProcess
  stop(): Promise<number | null>
}

interface StartOptions {
  dataDir: string
  env?: Record<string, string>
}

/** Starts the built portal on a free port; rejects with what it said where it ends instead of serving. */
export function startPortal({ dataDir, env = {} }: StartOptions): Promise<RunningPortal> {
  const child = spawn(process.execPath, [join(projectRoot, 'server/src/main.ts')], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', chunk => (said += chunk))
  const ended = new Promise<number | null>(exited => child.on('exit', exited))
  return new Promise((serving, failed) => {
    ended.then(code => failed(new Error(`the portal ended with ${code}: ${said}`)))
    child.on('message', (message: { ready?: string }) => {
      if (!message.ready) return
      serving({
        origin: message.ready,
        dataDir,
        process: child,
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
      })
    })
  })
}
