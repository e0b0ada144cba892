import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as calls from 'calls/live-rooms'
import { sendReminders } from '../reminders/follow-reminders.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertArticle } from '../testing/found-rows.ts'
import { addTestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'
import { roomReminders } from './room-reminders.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi({ sample: false })
  visitor = site.visitor()
  await site.addUser({ email: 'host@mail.example', password: 'seven green lamps', nick: 'Host' })
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))
beforeEach(() => site.db.query('DELETE FROM live_rooms'))

const addRoom = (code: string, startsInHours: number, hours = 1, announcedDaysAgo = 1, db = site.db) =>
  db.query(
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

test('a room can be played while it is live on a site with a streaming server; elsewhere it is announced', async () => {
  const streaming = await startApi({ sample: false, liveStreamUrl: 'https://stream.example/{code}.m3u8' })
  await streaming.addUser({ email: 'host@mail.example', password: 'seven green lamps', nick: 'Host' })
  const play = async (at: ApiUnderTest, code: string) => {
    const { body } = await at.visitor().call(calls.liveroomDetail, { code })
    return [body.ErrorCode, body.Data?.playUrl, body.Data?.isStreaming]
  }
  for (const { db } of [site, streaming]) {
    await addRoom('on1', -0.5, 1, 1, db)
    await addRoom('soon1', 2, 1, 1, db)
  }
  expect(await play(streaming, 'on1')).toEqual([0, 'https://stream.example/on1.m3u8', true])
  expect(await play(streaming, 'soon1')).toEqual([0, null, true])
  expect(await play(site, 'on1')).toEqual([0, null, false])
  expect(await play(site, 'nobody9')).toEqual([3001, undefined, undefined])
  await streaming.close()
})

test('a room that is over leads to the published video with its recording', async () => {
  await insertArticle(site.db, { code: 'video1', category: 'video' })
  await insertArticle(site.db, { code: 'video2', category: 'video', publishedAt: '2999-01-01T00:00:00Z' })
  const recordingOf = async (code: string, article: string) => {
    await site.db.query('UPDATE live_rooms SET recording_code = $2 WHERE code = $1', [code, article])
    return (await visitor.call(calls.liveroomDetail, { code })).body.Data!.recording?.code
  }
  await addRoom('past', -50)
  await addRoom('now', -0.5)
  expect(await recordingOf('past', 'video1')).toBe('video1')
  expect(await recordingOf('past', 'video2')).toBeUndefined()
  expect(await recordingOf('now', 'video1')).toBeUndefined()
})

test('a reminder of a room becomes one notice with the address of the room', async () => {
  const user = await addTestUser(site, 'Listener')
  const remind = async (code: string, minutesBefore: 0 | 5 | 15 | 60) =>
    (await user.visitor.call(calls.liveroomRemind, { code, minutesBefore })).body.ErrorCode
  await addRoom('next', 2)
  await addRoom('past', -5)
  expect([await remind('next', 60), await remind('past', 5), await remind('none', 5)]).toEqual([0, 3101, 3001])
  const own = async () =>
    (await user.visitor.call(calls.liveroomReminders, {})).body.Data!.items.map(item => [
      item.room.code,
      item.minutesBefore,
    ])
  expect(await own()).toEqual([['next', 60]])
  expect(await sendReminders(site.db, roomReminders)).toBe(0)
  await site.db.query(`UPDATE live_rooms SET starts_at = starts_at - interval '61 minutes' WHERE code = 'next'`)
  expect([
    await sendReminders(site.db, roomReminders),
    await sendReminders(site.db, roomReminders),
    await own(),
  ]).toEqual([1, 0, []])
  const sql = `SELECT title->>'id' AS title, text->>'en' AS text, path FROM user_messages WHERE kind = 'reminder'`
  expect(await site.db.query(sql)).toEqual([
    {
      title: 'Pengingat: Sebuah ruang',
      text: expect.stringMatching(/^Live on \d.* UTC\.$/),
      path: '/live/a-room-next.html',
    },
  ])
})
