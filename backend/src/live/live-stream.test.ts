import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { LiveMessage } from 'calls/live-stream/live-messages'
import { usercenterMessagesread } from 'calls/messages'
import { usercenterLogout } from 'calls/sign-in'
import express from 'express'
import type { AddressInfo, Server } from 'node:net'
import { LIVE_PATH } from 'shared-state/live/live-path'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertFlash } from '../testing/flash-items.ts'
import { addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { sameInBoth, notify } from '../user-messages/notify.ts'
import { liveStream } from './live-stream.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
let epoch = 0
const closing = new AbortController()
/** Two servers, like two processes: each listens to the database on its own. */
let servers: Server[]

beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => void site.errors.push(fields) }
  const deps = { db: site.db, callerOf: site.api.callerOf, releaseEpoch: () => epoch, log, closing: closing.signal }
  servers = [1, 2].map(() => express().get(LIVE_PATH, liveStream(deps)).listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => new Promise(resolve => server.once('listening', resolve))))
}, START_MS)
afterAll(async () => {
  closing.abort()
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  await site.close()
})
beforeEach(() => site.db.query('DELETE FROM flash_items'))
afterEach(() => expect(site.errors).toEqual([]))

interface Heard {
  id: string
  message: LiveMessage
}

interface ListenOptions {
  by?: Pick<TestUser, 'visitor'>
  server?: number
  lastId?: string
}

/** Listens as a browser does; next() returns the next message of a type, undefined when the stream has ended. */
async function listen({ by = { visitor: site.visitor() }, server = 0, lastId }: ListenOptions = {}) {
  const cookie = [...by.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { port } = servers[server]!.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}`, {
    headers: { Cookie: cookie, ...(lastId && { 'Last-Event-ID': lastId }) },
  })
  const reader = answer.ok ? answer.body!.pipeThrough(new TextDecoderStream()).getReader() : undefined
  let text = ''
  async function next(): Promise<Heard | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end !== -1) {
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const field = (name: string) => lines.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2)
        const data = field('data')
        if (data) return { id: field('id') ?? '', message: JSON.parse(data) as LiveMessage }
        continue
      }
      const { value, done } = await reader!.read()
      if (done) return undefined
      text += value
    }
  }
  async function nextOf<Type extends LiveMessage['type']>(
    type: Type,
  ): Promise<Extract<LiveMessage, { type: Type }> | undefined> {
    for (let heard = await next(); heard; heard = await next())
      if (heard.message.type === type) return heard.message as Extract<LiveMessage, { type: Type }>
    return undefined
  }
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    unread: async () => (await nextOf('unread'))?.unread,
    flash: async () => (await nextOf('flash'))?.content.id,
    epoch: async () => (await nextOf('epoch'))?.epoch,
    /** Resolves once this item is reported; items of earlier tests, deleted just before, may be reported first. */
    withdrawn: async (id: string) => {
      let heard = await nextOf('withdrawn')
      while (heard && heard.id !== id) heard = await nextOf('withdrawn')
      return heard?.id
    },
    close: () => reader?.cancel(),
  }
}

const notice = { kind: 'system', title: sameInBoth('Hello'), text: sameInBoth(''), path: null, mail: false } as const

test('the number of unread notices is pushed live from every process, to the right user only', async () => {
  const [first, second, other] = [
    await listen({ by: rina }),
    await listen({ by: rina, server: 1 }),
    await listen({ by: budi }),
  ]
  const { headers } = first
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'text/event-stream; charset=utf-8',
    'no-store',
  ])
  expect([await first.unread(), await second.unread(), await other.unread()]).toEqual([0, 0, 0])
  await notify(site.db, [rina.userId], notice)
  expect([await first.unread(), await second.unread()]).toEqual([1, 1])
  await rina.visitor.call(usercenterMessagesread, { all: true })
  expect([await first.unread(), await second.unread()]).toEqual([0, 0])
  // The other user has received none of this: this is their first number.
  await site.db.transaction(async queries => {
    for (let count = 0; count < 3; count += 1) await notify(queries, [budi.userId], notice)
  })
  expect(await other.unread()).toBe(3)
  await Promise.all([first, second, other].map(stream => stream.close()))
})

test('the stream of a user ends with the session', async () => {
  const guest = await addTestUser(site, 'Guest')
  const stream = await listen({ by: guest })
  expect(await stream.unread()).toBe(0)
  await guest.visitor.call(usercenterLogout, {})
  await notify(site.db, [guest.userId], notice)
  expect(await stream.unread()).toBeUndefined()
})

test('a news flash reaches every reader of every process in order, with its text in both languages, and no unread number', async () => {
  const streams = [await listen(), await listen({ server: 1 }), await listen({ by: rina })]
  const tags = ['gold']
  for (const stream of streams) expect((await stream.next())?.message).toEqual({ type: 'open', newest: '' })
  const id = await insertFlash(site.db, { text: 'One', important: true, tags })
  await insertFlash(site.db, { text: 'Two' })
  const anonymous = streams[0]!
  expect((await anonymous.next())?.message).toEqual({ type: 'epoch', epoch: 0 })
  expect(await anonymous.next()).toEqual({
    id,
    message: expect.objectContaining({
      type: 'flash',
      id,
      content: { en: 'One', id: 'One (id)' },
      important: true,
      tags,
    }),
  })
  expect([await anonymous.flash(), await streams[1]!.flash(), await streams[2]!.flash()]).toEqual([
    'Two (id)',
    'One (id)',
    'One (id)',
  ])
  await Promise.all(streams.map(stream => stream.close()))
})

test('a news flash with a later time is sent at that time', async () => {
  const stream = await listen()
  await insertFlash(site.db, { text: 'Later', inSeconds: 0.5 })
  await insertFlash(site.db, { text: 'Now' })
  expect(await stream.flash()).toBe('Now (id)')
  expect(await stream.flash()).toBe('Later (id)')
  await stream.close()
})

test('a news flash that is written late is not sent as news', async () => {
  const stream = await listen()
  await insertFlash(site.db, { text: 'First' })
  expect(await stream.flash()).toBe('First (id)')
  await insertFlash(site.db, { text: 'Yesterday', inSeconds: -86_400 })
  await insertFlash(site.db, { text: 'Second' })
  expect(await stream.flash()).toBe('Second (id)')
  await stream.close()
})

test('a news flash that is withdrawn is reported to every reader, and one that only becomes old is not', async () => {
  const streams = await Promise.all([0, 1].map(server => listen({ server })))
  const id = await insertFlash(site.db, { text: 'Wrong' })
  for (const stream of streams) await stream.flash()
  await site.db.query('DELETE FROM flash_items WHERE flash_id = $1', [Number(id)])
  for (const stream of streams) expect(await stream.withdrawn(id)).toBe(id)
  for (let nth = 0; nth < 51; nth += 1) await insertFlash(site.db, { text: `Item ${nth}` })
  const [stream] = streams
  for (let text = ''; text !== 'Item 50 (id)';) {
    const { message } = (await stream!.next())!
    expect(message.type).not.toBe('withdrawn')
    if (message.type === 'flash') text = message.content.id
  }
  await Promise.all(streams.map(each => each.close()))
})

test('a reader who returns gets the news flashes missed, also from another process', async () => {
  const last = await insertFlash(site.db, { text: 'Seen', inSeconds: -10 })
  await insertFlash(site.db, { text: 'Missed 1', inSeconds: -5 })
  await insertFlash(site.db, { text: 'Missed 2', inSeconds: -4 })
  for (const server of [0, 1]) {
    const watching = await listen({ server })
    await insertFlash(site.db, { text: `Live ${server}` })
    await watching.flash()
    const stream = await listen({ lastId: last, server })
    expect([await stream.flash(), await stream.flash()]).toEqual(['Missed 1 (id)', 'Missed 2 (id)'])
    await Promise.all([watching.close(), stream.close()])
  }
})

test('a reader whose last item is no longer known gets a gap message', async () => {
  for (const lastId of ['999999', 'x', "'--"]) {
    const stream = await listen({ lastId })
    const types = [await stream.next(), await stream.next()].map(heard => heard?.message.type)
    expect(types).toEqual(['open', 'gap'])
    await stream.close()
  }
  const port = (servers[0]!.address() as AddressInfo).port
  const refused = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}?after=${'1'.repeat(21)}`)
  expect(refused.status).toBe(400)
})

test('a revocation of a release reaches all readers', async () => {
  const stream = await listen()
  expect(await stream.epoch()).toBe(0)
  epoch = 7
  expect(await stream.epoch()).toBe(7)
  epoch = 0
  await stream.close()
})

test('a user can open at most 20 streams', async () => {
  const many = await Promise.all(Array.from({ length: 21 }, () => listen({ by: rina })))
  expect(many.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(200), 429])
  await Promise.all(many.map(stream => stream.close()))
})
