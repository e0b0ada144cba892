import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { images } from 'backend/image-files/images'
import { startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { addBroker, addTestUser } from 'backend/testing/scene'
import type { TestUser } from 'backend/testing/scene'
import { usercenterAccountdelete } from 'calls/account-data'
import { commentImageupload, commentPublish, commentReportpublish } from 'calls/comment-writing'
import type { Image } from 'calls/entities/image'
import { moderationDecide } from 'calls/moderation'
import { usercenterModifyavatar } from 'calls/profile'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

let site: ApiUnderTest
let server: Server
let moderator: TestUser
let reader: TestUser
let author: TestUser
let people = 0
beforeAll(async () => {
  site = await startApi({ sample: false })
  server = express().disable('etag').use(images(site.db, site.api.callerOf)).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
  reader = await addTestUser(site, 'Reader')
}, START_MS)
beforeEach(async () => {
  author = await addTestUser(site, `Author${(people += 1)}`)
})
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  await site.close()
})
afterEach(() => expect(site.errors).toEqual([]))

const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
const fileOf = async () => new File([new Uint8Array(await png())], 'photo.png', { type: 'image/png' })
const uploaded = async () => (await author.visitor.call(commentImageupload, { file: await fileOf() })).body.Data!.image
const fetched = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
const statusOf = async (path: string) => (await fetched(path)).status
const statusesOf = ({ url, thumb }: Image) => Promise.all([url, thumb].map(statusOf))

async function review() {
  const traderCode = await addBroker(site.db, `p${(people += 1)}`)
  const image = await uploaded()
  const { commentId } = (
    await author.visitor.call(commentPublish, {
      traderCode,
      content: 'Here is the picture.',
      rating: 1,
      imageIds: [image.imageId],
    })
  ).body.Data!.comment
  expect(await statusesOf(image)).toEqual([200, 200])
  return { image, commentId }
}

async function remove(commentId: string) {
  await reader.visitor.call(commentReportpublish, { commentId, reason: 'privacy', content: 'This is my passport.' })
  const decided = await moderator.visitor.call(moderationDecide, {
    kind: 'comment',
    id: commentId,
    decision: 'reject',
    reason: 'It shows a passport.',
  })
  expect(decided.status).toBe(200)
}

test('pictures of a removed review are gone with the next request, for caches too', async () => {
  const { image, commentId } = await review()
  const shown = await fetched(image.url)
  const [seconds] = /(?<=max-age=)\d+/.exec(shown.headers.get('cache-control')!)!
  expect([Number(seconds) <= 300, shown.headers.get('cache-control')]).toEqual([
    true,
    expect.not.stringContaining('immutable'),
  ])
  const known = { 'If-None-Match': shown.headers.get('etag')! }
  expect((await fetched(image.url, known)).status).toBe(304)
  await remove(commentId)
  const gone = await fetched(image.url, known)
  expect([gone.status, gone.headers.get('cache-control'), await statusesOf(image)]).toEqual([
    404,
    'no-store',
    [404, 404],
  ])
})

test('the picture of a reported review stays visible until a moderator decides', async () => {
  const { image, commentId } = await review()
  await reader.visitor.call(commentReportpublish, { commentId, reason: 'spam', content: 'An advertisement.' })
  expect(await statusesOf(image)).toEqual([200, 200])
})

test('a picture that an edit removes from a review is gone', async () => {
  const { image, commentId } = await review()
  await site.db.query(`UPDATE comments SET image_ids = '{}' WHERE comment_id = $1`, [Number(commentId)])
  expect(await statusesOf(image)).toEqual([404, 404])
})

test('pictures of a reply are gone when its review is removed', async () => {
  const { commentId } = await review()
  const image = await uploaded()
  await site.db.query(
    `INSERT INTO comments (target_type, target_code, parent_id, user_id, lang, content, image_ids)
     SELECT target_type, target_code, comment_id, user_id, 'en', '{"en": "A reply"}', $2 FROM comments WHERE comment_id = $1`,
    [Number(commentId), [image.imageId]],
  )
  expect(await statusesOf(image)).toEqual([200, 200])
  await remove(commentId)
  expect(await statusesOf(image)).toEqual([404, 404])
})

test('pictures of an exposure and its timeline are visible while it is public', async () => {
  const [own, added] = [await uploaded(), await uploaded()]
  const code = `case${people}`
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, image_ids, state)
     VALUES ($1, 'case', 'Broker', $2, 'scam', 'en', '{"en": "My money"}', '{"en": "Long story"}', 10, 'USD', '2026-01-02', $3, 'pending_review')`,
    [code, author.userId, [own.imageId]],
  )
  await site.db.query(
    `INSERT INTO exposure_events (exposure_code, action, to_state, actor, user_id, image_ids) VALUES ($1, 'append', 'published', 'author', $2, $3)`,
    [code, author.userId, [added.imageId]],
  )
  const shown = async (state: string) => {
    await site.db.query('UPDATE exposures SET state = $2 WHERE code = $1', [code, state])
    return [await statusesOf(own), await statusesOf(added)].flat()
  }
  expect(await shown('pending_review')).toEqual([404, 404, 404, 404])
  expect(await shown('published')).toEqual([200, 200, 200, 200])
  expect(await shown('rejected')).toEqual([404, 404, 404, 404])
})

test('an avatar is gone when it is replaced or its account is deleted', async () => {
  const change = async () =>
    (await author.visitor.call(usercenterModifyavatar, { file: await fileOf() })).body.Data!.user.avatar!
  const first = await change()
  expect(await statusOf(first)).toBe(200)
  const second = await change()
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  await author.visitor.call(usercenterAccountdelete, { confirm: true, password: 'seven green lamps' })
  expect(await statusOf(second)).toBe(404)
})

test('deleting an account deletes the pictures of its removed reviews', async () => {
  const { image, commentId } = await review()
  await site.db.query(`UPDATE comments SET reply_count = 1 WHERE comment_id = $1`, [Number(commentId)])
  await remove(commentId)
  await author.visitor.call(usercenterAccountdelete, { confirm: true, password: 'seven green lamps' })
  expect(await site.db.query('SELECT image_id FROM images WHERE image_id = $1', [image.imageId])).toEqual([])
})
