import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as calls from 'calls/live-rooms'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi({ sample: false })
  visitor = site.visitor()
  await site.addUser({ email: 'host@mail.example', password: 'seven green lamps', nick: 'Host' })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))
beforeEach(() => site.db.script(`DELETE FROM live_rooms; DELETE FROM settings WHERE key = 'live_stream'`))

const addRoom = (code: string, startsInHours: number, hours = 1, announcedDaysAgo = 1) =>
  site.db.query(
    `INSERT INTO live_rooms (code, slug, title, host_id, starts_at, ends_at, created_at)
     VALUES ($1, 'a-room', '{"en":"A room","id":"Sebuah ruang"}', 'thost', now() + make_interval(mins => $2), now() + make_interval(mins => $3), now() - make_interval(days => $4))`,
    [code, startsInHours * 60, (startsInHours + hours) * 60, announcedDaysAgo],
  )
const listed = async (input: Parameters<typeof visitor.call<typeof calls.liveroomList>>[1]) =>
  (await visitor.call(calls.liveroomList, input)).body.Data!.items.map(({ code, status }) => `${code} ${status}`)

test('live rooms are listed live ones first, then upcoming, then past', async () => {
  await addRoom('past', -50, 1, 1)
  await addRoom('pastlong', -500, 1, 2)
  await addRoom('later', 30, 1, 3)
  await addRoom('now', -0.5, 1, 4)
  await addRoom('next', 3, 1, 5)
  expect(await listed({})).toEqual(['now live', 'next soon', 'later soon', 'past off', 'pastlong off'])
  expect(await listed({ order: 'new' })).toEqual(['past off', 'pastlong off', 'later soon', 'now live', 'next soon'])
  expect(await listed({ status: 'soon' })).toEqual(['next soon', 'later soon'])
  expect(await listed({ status: 'off', pageSize: 1, pageIndex: 2 })).toEqual(['pastlong off'])
  expect((await visitor.call(calls.liveroomList, { status: 'live' })).body.Data).toMatchObject({
    total: 1,
    pageIndex: 1,
    pageSize: 20,
  })
})

test('a live room has its host, and its title in the visitor’s language', async () => {
  await addRoom('one', 2)
  const [room] = (await Object.assign(site.visitor(), { lang: 'id' }).call(calls.liveroomList, {})).body.Data!.items
  expect(room).toMatchObject({
    code: 'one',
    title: 'Sebuah ruang',
    host: { userId: 'thost', nick: 'Host' },
    cover: null,
    viewers: 0,
    sample: false,
  })
})

test('a live room has a play address only while it is live and a streaming server is configured', async () => {
  await addRoom('on1', -0.5)
  await addRoom('soon1', 2)
  const play = async (code: string) => {
    const { status, body } = await visitor.call(calls.liveroomDetail, { code })
    return [status, body.ErrorCode, body.Data?.playUrl]
  }
  expect(await play('on1')).toEqual([501, 5010, undefined])
  const set = (url: string) =>
    site.db.query(
      `INSERT INTO settings (key, value) VALUES ('live_stream', $1) ON CONFLICT (key) DO UPDATE SET value = $1`,
      [JSON.stringify({ playUrl: url })],
    )
  await set('javascript:alert(1)')
  expect(await play('on1')).toEqual([501, 5010, undefined])
  await set('https://stream.example/{code}.m3u8')
  expect(await play('on1')).toEqual([200, 0, 'https://stream.example/on1.m3u8'])
  expect(await play('soon1')).toEqual([200, 0, null])
  expect(await play('nobody9')).toEqual([404, 3001, undefined])
})

test('the refusal of live streaming that is not configured is in the visitor’s language', async () => {
  await addRoom('one', 2)
  const { body } = await Object.assign(site.visitor(), { lang: 'id' }).call(calls.liveroomDetail, { code: 'one' })
  expect(body.message).toBe('Siaran langsung belum dikonfigurasi di situs ini.')
})

test('the live room list refuses an unknown status', async () => {
  const { status, body } = await visitor.send('GET', `${calls.liveroomList.path}?status=over`)
  expect([status, body.ErrorCode, body.errors?.[0]?.field]).toEqual([400, 1004, 'status'])
})

/** The figure is cached for some seconds, so each case needs a separate site. */
test.each([
  ['off', 0, [['past', -50]]],
  [
    'soon',
    2,
    [
      ['past', -50],
      ['next', 3],
      ['later', 30],
    ],
  ],
  [
    'live',
    1,
    [
      ['now', -0.5],
      ['next', 3],
    ],
  ],
] as const)(
  'the live room status is %s with %i rooms',
  async (status, count, rooms) => {
    const own = await startApi({ sample: false })
    await own.addUser({ email: 'host@mail.example', password: 'seven green lamps', nick: 'Host' })
    for (const [code, start] of rooms) {
      await own.db.query(
        `INSERT INTO live_rooms (code, slug, title, host_id, starts_at, ends_at) VALUES ($1, 'a', '{"en":"a","id":"a"}', 'thost',
         now() + make_interval(mins => $2), now() + make_interval(mins => $2 + 60))`,
        [code, start * 60],
      )
    }
    expect((await own.visitor().call(calls.homefucLivecountstatus, {})).body.Data).toEqual({ status, count })
    await own.close()
  },
  START_MS,
)
