import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

export interface RunningPortal {
  origin: string
  dataDir: string
  process: ChildProcess
  /** Ends it like Ctrl-C; resolves to its exit code. */
  stop(): Promise<number | null>
}

export interface PortalOptions {
  dataDir: string
  env?: Record<string, string>
  /** Options of Node. */
  flags?: readonly string[]
}

/**
 * Options of Node for a portal that serves one file of journeys: it ends before optimised code of the embedded database or less garbage
 * collection would repay what they cost at its start. The code does the same.
 */
export const shortLived: readonly string[] = ['--liftoff-only', '--min-semi-space-size=32']

/** Where the portals on copies of a data directory find code that is compiled already: in the directory, the only place where they may write. */
export const compiledIn = (dataDir: string): string => join(dataDir, 'compiled')

/** A portal that exited instead of serving. */
export class PortalEnded extends Error {
  readonly code: number | null
  readonly said: string

  constructor(code: number | null, said: string) {
    super(`the portal exited with code ${code}: ${said}`)
    this.code = code
    this.said = said
  }
}

/** Amount of output that is kept to explain an exit: a portal that runs for hours writes a lot. */
const saidCharacters = 20_000

/** Starts the built portal on a free port (or `env.PORT`); rejects with PortalEnded if it exits before it serves. */
export async function startPortal({ dataDir, env = {}, flags = [] }: PortalOptions): Promise<RunningPortal> {
  const child = spawn(process.execPath, [...flags, join(projectRoot, 'server/src/main.ts')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      BOT_CHECK_TRIES: '9',
      // Other tests keep the machine busy.
      PAGE_WAIT_MS: '20000',
      ...(existsSync(compiledIn(dataDir)) && { NODE_COMPILE_CACHE: compiledIn(dataDir) }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', chunk => (said = (said + chunk).slice(-saidCharacters)))
  const ended = new Promise<number | null>(exited => child.on('close', exited))
  return new Promise((serving, failed) => {
    void ended.then(code => failed(new PortalEnded(code, said)))
    child.on('message', (message: { ready?: string }) => {
      if (message.ready)
        serving({ origin: message.ready, dataDir, process: child, stop: () => (child.kill('SIGINT'), ended) })
    })
  })
}

/** The process of a portal and its child processes. */
export function processesOf({ process: { pid } }: RunningPortal): number[] {
  const all = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] => [
    parent,
    ...all.filter(([, ppid]) => ppid === parent).flatMap(([child]) => below(child!)),
  ]
  return below(pid!)
}

/**
 * A port that nobody listens on. It is used only after a while, so it is not one that systems assign automatically (from 32768 on), and not
 * one that another worker of the run could find.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + 16 * randomInt(750) + (Number(process.env.TEST_PARALLEL_INDEX ?? 15) % 16)
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(told => {
    const probe = createServer()
    probe.once('error', () => told(false)).listen(port, () => probe.close(() => told(true)))
  })
