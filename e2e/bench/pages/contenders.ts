import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { filledDataDir } from '../../portal/filled-data.ts'
import { processesOf, startPortal, type RunningPortal } from '../../portal/start-portal.ts'

/** One way to answer a page: an origin, and the processes whose time and memory it costs. */
export interface Contender {
  origin: string
  pids: number[]
}

export interface Contenders {
  /** A prebuilt buffer from `node:http`, with the bytes and headers of the portal's stored page. */
  buffer: Contender
  /** The portal with its page cache. */
  stored: Contender
  /** The same portal, asked for addresses that nobody has asked for before: what most visitors' pages share is in memory. */
  missed: Contender
  /** The portal without a page cache: every page is rendered from nothing. */
  rendered: Contender
  /** Plain React on Express in a single bundle, with the pages' calls answered from memory. */
  plainMemory: Contender
  /** The same, with the calls answered by the database. */
  plainDatabase: Contender
}

export interface RunningContenders {
  all: Contenders
  /** Gives the floor the portal's stored answer for a path; resolves to the number of its bytes. */
  store(path: string): Promise<number>
  stop(): Promise<void>
}

const quiet = { LOG_LEVEL: 'silent' }

/** Starts every contender on its own copy of the same sample data. `prepare` changes a data directory before its portal starts. */
export async function startContenders(): Promise<RunningContenders> {
  const folders = [await filledDataDir('tenth'), await filledDataDir('tenth'), await filledDataDir('tenth')] as const
  const stored = await startPortal({ dataDir: folders[0], env: quiet })
  const rendered = await startPortal({ dataDir: folders[1], env: { ...quiet, PAGE_CACHE_MB: '0' } })
  mkdirSync(join(folders[2], 'plain'), { recursive: true })
  const [plain, { memory, database }] = await startChild<{ memory: string; database: string }>(
    'plain/plain-server.ts',
    {
      DATA_DIR: folders[2],
      NODE_ENV: 'production',
      ...quiet,
    },
  )
  const [buffer, { origin }] = await startChild<{ origin: string }>('buffer-server.ts', {})
  return {
    all: {
      buffer: { origin, pids: [buffer.pid!] },
      stored: contenderOf(stored),
      missed: contenderOf(stored),
      rendered: contenderOf(rendered),
      plainMemory: { origin: memory, pids: [plain.pid!] },
      plainDatabase: { origin: database, pids: [plain.pid!] },
    },
    async store(path) {
      const answer = await storedAnswer(stored.origin + path)
      await new Promise(known => {
        buffer.once('message', known)
        buffer.send({ path, headers: answer.headers, body: answer.body.toString('base64') })
      })
      return answer.body.length
    },
    async stop() {
      for (const child of [plain, buffer]) await ended(child)
      await Promise.all([stored.stop(), rendered.stop()])
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const contenderOf = (portal: RunningPortal): Contender => ({
  origin: portal.origin,
  pids: processesOf(portal),
})

function startChild<Message>(file: string, env: Record<string, string>): Promise<[ChildProcess, Message]> {
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, ...env } })
  return new Promise((started, failed) => {
    child.once('exit', code => failed(new Error(`${file} exited with code ${code}`)))
    child.once('message', message => started([child, message as Message]))
  })
}

function ended(child: ChildProcess): Promise<unknown> {
  const end = new Promise(exited => child.once('exit', exited))
  child.disconnect()
  return end
}

/** Headers and bytes as the portal sends them to a returning visitor whose browser accepts brotli. */
function storedAnswer(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((done, failed) => {
    const asked = request(url, { headers: storedHeaders(new URL(url).origin) }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const perConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding']
        const headers = response.rawHeaders.filter(
          (_value, at, all) => !perConnection.includes(all[at - (at % 2)]!.toLowerCase()),
        )
        done({ headers, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', failed).end()
  })
}

/** A browser that has been here before and has the cookies of a page. */
export const storedHeaders = (origin: string) => ({
  'Accept-Encoding': 'br',
  Cookie: `LanguageCode=en; CountryCode=840; CURRIPCOUNTRY=gb; origin=${encodeURIComponent(origin)}; nodeEnv=production`,
})
