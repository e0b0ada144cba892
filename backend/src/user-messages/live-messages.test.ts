import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterMessagesread } from 'calls/messages'
import { usercenterLogout } from 'calls/sign-in'
import express from 'express'
import type { AddressInfo, Server } from 'node:net'
import { LIVE_MESSAGES_PATH } from 'shared-state/store/live-messages-path'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { liveMessages } from './live-messages.ts'
import { sameInBoth, notify } from './notify.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
const closing = new AbortController()
/** Two servers, like two processes: each listens to the database on its own. */
let servers: Server[]

beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => void site.errors.push(fields) }
  servers = [1, 2].map(() =>
    express()
      .get(LIVE_MESSAGES_PATH, liveMessages({ db: site.db, callerOf: site.api.callerOf, log, closing: closing.signal }))
      .listen(0, '127.0.0.1'),
  )
  await Promise.all(servers.map(server => new Promise(resolve => server.once('listening', resolve))))
}, START_MS)
afterAll(async () => {
  closing.abort()
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  await site.close()
})
afterEach(() => expect(site.errors).toEqual([]))

/** Listens as a browser does; next() returns the next number, undefined when the stream has ended. */
async function listen({ visitor }: Pick<TestUser, 'visitor'>, server: number) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { port } = servers[server]!.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${LIVE_MESSAGES_PATH}`, { headers: { Cookie: cookie } })
  const reader = answer.ok ? answer.body!.pipeThrough(new TextDecoderStream()).getReader() : undefined
  let text = ''
  const next = async (): Promise<number | undefined> => {
    for (;;) {
      const event = /event: unread\ndata: \{"unread":(\d+)\}\n\n/.exec(text)
      if (event) {
        text = text.slice(event.index + event[0].length)
        return Number(event[1])
      }
      const { value, done } = await reader!.read()
      if (done) return undefined
      text += value
    }
  }
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    next,
    close: () => reader?.cancel(),
  }
}

const notice = { kind: 'system', title: sameInBoth('Hello'), text: sameInBoth(''), path: null, mail: false } as const

test('the number of unread messages is pushed live from every process, to the right user only', async () => {
  const streams = [await listen(rina, 0), await listen(rina, 1), await listen(budi, 0)]
  const [first, second, other] = streams as [(typeof streams)[0], (typeof streams)[0], (typeof streams)[0]]
  expect([first.status, first.type, first.cache]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store'])
  expect([await first.next(), await second.next(), await other.next()]).toEqual([0, 0, 0])
  await notify(site.db, [rina.userId], notice)
  expect([await first.next(), await second.next()]).toEqual([1, 1])
  await rina.visitor.call(usercenterMessagesread, { all: true })
  expect([await first.next(), await second.next()]).toEqual([0, 0])
  // The other user has received none of this: this is their first event.
  await site.db.transaction(async queries => {
    for (let count = 0; count < 3; count += 1) await notify(queries, [budi.userId], notice)
  })
  expect(await other.next()).toBe(3)
  await Promise.all(streams.map(stream => stream.close()))
})

test('the live message stream needs a session and ends with it', async () => {
  expect((await listen({ visitor: site.visitor() }, 0)).status).toBe(401)
  const guest = await addTestUser(site, 'Guest')
  const stream = await listen(guest, 0)
  expect(await stream.next()).toBe(0)
  await guest.visitor.call(usercenterLogout, {})
  await notify(site.db, [guest.userId], notice)
  expect(await stream.next()).toBeUndefined()
})

test('a user can open at most 20 live message streams', async () => {
  const many = await Promise.all(Array.from({ length: 21 }, () => listen(rina, 0)))
  expect(many.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(200), 429])
  await Promise.all(many.map(stream => stream.close()))
})
