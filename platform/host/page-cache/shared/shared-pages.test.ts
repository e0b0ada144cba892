import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { createClient, RESP_TYPES } from '@redis/client'
import type { Db } from 'database/db'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { hasRedis, REDIS_PASSWORD, startRedis, type RedisServer } from '../../testing/redis-server.ts'
import { releaseDatabase } from '../../testing/release-database.ts'
import { CONTENT_CHANGED } from '../../../api/data-changes.ts'
import { followContentChanges } from '../follow-content-changes.ts'
import { StoredPage, type PageSource } from '../stored-page.ts'
import { StoredPages } from '../stored-pages.ts'
import { openRedisStore } from './redis-store.ts'
import { SharedPages } from './shared-pages.ts'

/** Several processes of a portal share pages through a real Redis (docs/decisions/0114-stored-pages-in-redis.md). */

const withRedis = hasRedis ? test : test.skip
const own = releaseDatabase()
const secret = new Uint8Array(32).fill(7)
let redis: RedisServer
const running: { id: string; end(): void }[] = []

beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
afterEach(() => running.splice(0).forEach(process => process.end()))
afterAll(() => redis?.remove())

const source = (address: string) => ({ address, job: { visitor: { now: Date.now() } } }) as unknown as PageSource

/** A process with its own memory. While `isDeaf`, it hears nothing from the database, and everything in order afterwards. */
async function startProcess(until = 'are shared') {
  const late: (() => void)[] = []
  const hearing = { isDeaf: false }
  const db: Pick<Db, 'listen' | 'notify'> = {
    notify: (...parameters) => own.db.notify(...parameters),
    listen: (channel, onPayload, onConnection) =>
      own.db.listen(
        channel,
        payload => {
          if (hearing.isDeaf) late.push(() => onPayload(payload))
          else onPayload(payload)
        },
        onConnection,
      ),
  }
  const lines: string[] = []
  const said: { line: string; then: () => void }[] = []
  const note = (fields: unknown, line: unknown = fields) => {
    lines.push(JSON.stringify([fields, line]))
    said.filter(wanted => String(line).includes(wanted.line)).forEach(({ then }) => then())
  }
  const log = { info: note, warn: note } as never
  const id = randomUUID()
  const processes = { id, live: async () => running.map(process => process.id) }
  const shared = new SharedPages({ store: openRedisStore({ url: redis.url, log }), db, processes, secret, log })
  const pages = new StoredPages(1_000_000, shared)
  const process = {
    id,
    pages,
    lines,
    hearing,
    says: (line: string) => new Promise<void>(then => said.push({ line, then })),
    hearLate() {
      hearing.isDeaf = false
      for (const hear of late.splice(0)) hear()
    },
    isReady: () => shared.isReady,
    settled: () => shared.settled,
    end: () => shared.close(),
  }
  running.push(process)
  const connected = process.says(until)
  await shared.start()
  await followContentChanges(db, pages)
  await connected
  return process
}
type Process = Awaited<ReturnType<typeof startProcess>>

const pageOf = (text: string, key: string, headers: Record<string, string> = {}) =>
  new StoredPage(brotliCompressSync(text), headers, source(key))

const keep = ({ pages }: Process, key: string, text: string, about: string[] = []) => {
  const rendering = pages.begin(key)
  rendering.keep(pageOf(text, key, { 'X-Site': 'scene' }), new Set(about))
  rendering.end()
}

/** What a visitor of this process gets without a rendering. */
const textOf = async ({ pages }: Process, key: string) =>
  (await (await pages.find(key, source(key)))?.body(undefined))?.toString()

/** Repeats what may come late, as pages are shared in the background. */
async function until<Result>(process: Process, look: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const result = await look()
    if (result !== undefined) return result
    if (!running.includes(process)) throw new Error('it never came')
    await nextTurn()
  }
}

/** What a visitor gets once the page that another process has stored is found. */
const found = (process: Process, key: string) => until(process, () => textOf(process, key))

const change = (items: string) => own.db.notify(CONTENT_CHANGED, items)
/** Resolves when every listener has heard what was sent before. */
async function allHeard() {
  const channel = `heard_${randomUUID().slice(0, 8)}`
  const heard = Promise.withResolvers<void>()
  const stop = await own.db.listen(channel, () => heard.resolve())
  await own.db.notify(channel, '')
  await heard.promise
  await stop()
}
const newKey = () => `page ${randomUUID()}`

withRedis(
  'a page that one process has stored is sent by another, with its headers, its age and the same ETag',
  async () => {
    const [one, other] = await Promise.all([startProcess(), startProcess()])
    const key = newKey()
    keep(one, key, 'a broker')
    expect(await found(other, key)).toBe('a broker')
    const [first, second] = [one.pages.get(key)!, other.pages.get(key)!]
    expect([second.etag, second.headers]).toEqual([first.etag, first.headers])
    expect(second.ageMs).toBeGreaterThanOrEqual(90)
    expect(await second.body('br')).toEqual(await first.body('br'))
  },
)

withRedis('a change drops a page for all processes, those that have it in Redis only included', async () => {
  const [one, other, third] = await Promise.all([startProcess(), startProcess(), startProcess()])
  const [changed, unchanged] = [newKey(), newKey()]
  keep(one, changed, 'before', ['broker:1', 'exposures'])
  keep(one, unchanged, 'other', ['broker:2'])
  await found(other, changed)
  await change('broker:1 standing:1')
  await allHeard()
  const all = [one, other, third]
  expect(await Promise.all(all.map(process => textOf(process, changed)))).toEqual([undefined, undefined, undefined])
  expect(await Promise.all(all.map(process => found(process, unchanged)))).toEqual(['other', 'other', 'other'])
  keep(other, changed, 'after', ['broker:1'])
  expect(await found(third, changed)).toBe('after')
})

withRedis('a change of everything drops all pages in Redis', async () => {
  const [one, other] = await Promise.all([startProcess(), startProcess()])
  const [before, after] = [newKey(), newKey()]
  keep(one, before, 'before')
  await found(other, before)
  await change('*')
  await allHeard()
  keep(one, after, 'after')
  await found(other, after)
  expect(await textOf(other, before)).toBeUndefined()
})

withRedis('a page rendered by a process that had not yet heard of a change is never shared', async () => {
  const [late, other] = await Promise.all([startProcess(), startProcess()])
  const [old, next] = [newKey(), newKey()]
  late.hearing.isDeaf = true
  await change('broker:1')
  await allHeard()
  keep(late, old, 'before the change', ['broker:1'])
  keep(late, next, 'about another broker', ['broker:2'])
  const marked = Promise.withResolvers<void>()
  const stop = await own.db.listen('content_marked', () => marked.resolve())
  await marked.promise
  await stop()
  late.hearLate()
  await found(other, next)
  expect(await textOf(other, old)).toBeUndefined()
})

withRedis(
  'a process that could not hear of changes for a while takes pages from before only if others know that they are current',
  async () => {
    const one = await startProcess()
    await one.settled()
    const other = await startProcess()
    const [changed, unchanged] = [newKey(), newKey()]
    keep(one, changed, 'before', ['broker:1'])
    keep(one, unchanged, 'still true', ['broker:2'])
    await found(other, changed)
    other.pages.shut()
    other.hearing.isDeaf = true
    expect(await textOf(other, unchanged)).toBeUndefined()
    await change('broker:1')
    await allHeard()
    other.hearing.isDeaf = false
    other.pages.open()
    expect(await found(other, unchanged)).toBe('still true')
    expect(await textOf(other, changed)).toBeUndefined()
  },
)

withRedis(
  'a process that starts takes the pages that others have stored before, without those that have changed since',
  async () => {
    const one = await startProcess()
    await one.settled()
    const [changed, unchanged] = [newKey(), newKey()]
    keep(one, changed, 'before', ['broker:1'])
    keep(one, unchanged, 'still true', ['broker:2'])
    await found(await startProcess(), unchanged)
    await change('broker:1')
    await allHeard()
    const started = await startProcess()
    expect(await found(started, unchanged)).toBe('still true')
    expect(await textOf(started, changed)).toBeUndefined()
  },
)

withRedis('of visitors who ask at once for a page that nobody has stored, one has to render it for all', async () => {
  const one = await startProcess()
  const key = newKey()
  let renderings = 0
  const visit = async () => {
    const known = await one.pages.find(key, source(key))
    if (known) return (await known.body(undefined)).toString()
    renderings += 1
    const rendering = one.pages.begin(key)
    await own.db.query('SELECT 1')
    rendering.keep(pageOf('rendered', key), new Set())
    rendering.end()
    return 'rendered'
  }
  expect(new Set(await Promise.all(Array.from({ length: 20 }, visit)))).toEqual(new Set(['rendered']))
  expect(renderings).toBe(1)
})

withRedis('a stale page is replaced by what another process has rendered since', async () => {
  const one = await startProcess()
  const other = await startProcess()
  const [key, later] = [newKey(), newKey()]
  keep(one, key, 'first')
  await found(other, key)
  const stale = other.pages.get(key)!
  keep(one, key, 'second')
  keep(one, later, 'later')
  await found(other, later)
  const renewed = await until(other, () => other.pages.renewed(key, stale))
  expect((await renewed.body(undefined)).toString()).toBe('second')
  expect(await textOf(other, key)).toBe('second')
})

withRedis(
  'content of Redis that no process of the portal has put under its name is ignored, and logged once',
  async () => {
    const [one, other] = await Promise.all([startProcess(), startProcess()])
    const client = await createClient({
      url: redis.url,
      commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    }).connect()
    const write = async (key: string) => {
      await client.flushDb()
      keep(one, key, key)
      for (;;) {
        const [name] = await client.keys('*')
        if (name) return { name, bytes: (await client.get(name))! }
      }
    }
    const [swapped, changed, fine] = [newKey(), newKey(), newKey()]
    const first = await write(swapped)
    const second = await write(changed)
    const untouched = await write(fine)
    await client.set(first.name, second.bytes, { expiration: { type: 'EX', value: 60 } })
    second.bytes[second.bytes.length - 1]! ^= 1
    await client.set(second.name, second.bytes, { expiration: { type: 'EX', value: 60 } })
    await client.set(untouched.name, untouched.bytes, { expiration: { type: 'EX', value: 60 } })
    expect([await found(other, fine), await textOf(other, swapped), await textOf(other, changed)]).toEqual([
      fine,
      undefined,
      undefined,
    ])
    expect(other.lines.filter(line => line.includes('ignored'))).toHaveLength(1)
    await client.close()
  },
)

withRedis('without Redis pages are stored in each process, and shared again when it is back', async () => {
  await redis.leave()
  const [one, other] = await Promise.all([startProcess('are not shared'), startProcess('are not shared')])
  const [key, later] = [newKey(), newKey()]
  keep(one, key, 'a broker')
  expect([await textOf(one, key), await textOf(other, key)]).toEqual(['a broker', undefined])
  const back = Promise.all([one, other].map(process => process.says('are shared')))
  await redis.comeBack()
  await back
  keep(one, later, 'later')
  expect(await found(other, later)).toBe('later')
  expect(one.lines[0]).toContain('not shared')
  expect(one.lines[1]).toContain('are shared')
  expect(one.lines.join()).not.toContain(REDIS_PASSWORD)
})

withRedis('a Redis that has lost everything is filled again', async () => {
  const [one, other] = await Promise.all([startProcess(), startProcess()])
  const [before, after] = [newKey(), newKey()]
  keep(one, before, 'before')
  await found(other, before)
  const back = Promise.all([one, other].map(process => process.says('are shared')))
  await redis.restart()
  await back
  keep(one, after, 'after')
  expect(await found(other, after)).toBe('after')
})

withRedis('a visitor does not wait long for a slow Redis, and those after not at all', async () => {
  const one = await startProcess()
  const stopped = one.says('are not shared')
  redis.pause()
  try {
    const before = performance.now()
    expect(await textOf(one, newKey())).toBeUndefined()
    expect(performance.now() - before).toBeLessThan(1_000)
    for (let visits = 0; visits < 4; visits++) await textOf(one, newKey())
    await stopped
    expect(one.isReady()).toBe(false)
  } finally {
    redis.resume()
  }
})
