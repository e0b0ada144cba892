import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentDetail } from 'calls/comment-detail'
import { commentImageupload, commentPublish } from 'calls/comment-writing'
import { dealerComplaintupload } from 'calls/complaints'
import { exposureDetail, exposureTraderexposure } from 'calls/exposure'
import { usercenterModifyavatar } from 'calls/profile'
import { removeOldRows } from 'database/old-rows'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { images } from '../image-files/images.ts'
import { backendOldRows } from '../old-rows.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let server: Server
let rina: TestUser
let budi: TestUser
let moderator: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  server = express().use(images(site.db, site.api.callerOf)).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  ;[rina, budi] = await addTwoUsers(site)
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
}, START_MS)
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  await site.close()
})
afterEach(() => expect(site.errors).toEqual([]))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const png = async (width = 40, height = 30) => new Uint8Array(await picture(width, height).png().toBuffer())
const fileOf = (bytes: Uint8Array, name = 'photo.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type })

const upload = async (by: TestUser, bytes: Uint8Array, call = commentImageupload) =>
  (await by.visitor.call(call, { file: fileOf(bytes) })).body
const uploaded = async (by: TestUser, call = commentImageupload) => (await upload(by, await png(), call)).Data!.image

async function seen(path: string, by?: TestUser) {
  const cookie = [...(by?.visitor.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { cookie },
  })
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

let brokers = 0
async function publish(by: TestUser, imageIds: string[]) {
  const traderCode = await addBroker(site.db, `i${(brokers += 1)}`)
  return (await by.visitor.call(commentPublish, { traderCode, content: 'Here is the picture.', rating: 1, imageIds }))
    .body
}

test('an uploaded picture is converted to an upright, downscaled WebP without metadata', async () => {
  const exif = { IFD0: { Copyright: 'Rina at home' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } }
  const jpeg = await picture(2100, 1050).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(jpeg.includes('Rina at home')).toBe(true)
  const { image } = (await upload(rina, jpeg)).Data!
  expect([image.width, image.height]).toEqual([1000, 2000])
  const full = await seen(image.url, rina)
  const { format, width, height, exif: left, xmp, icc } = await sharp(full.bytes).metadata()
  expect([format, width, height, left, xmp, icc]).toEqual(['webp', 1000, 2000, undefined, undefined, undefined])
  expect(full.bytes.includes('Rina')).toBe(false)
  const thumb = await sharp((await seen(image.thumb, rina)).bytes).metadata()
  expect([thumb.format, thumb.width, thumb.height]).toEqual(['webp', 160, 320])
})

test.each(['jpeg', 'png', 'webp'] as const)('a small %s picture is accepted and not enlarged', async format => {
  const { image } = (await upload(rina, await picture(40, 30).toFormat(format).toBuffer())).Data!
  expect([image.width, image.height, (await seen(image.thumb, rina)).type]).toEqual([40, 30, 'image/webp'])
})

const text = (words: string) => new TextEncoder().encode(words)
test.each([
  ['an HTML page', async () => text('<html><script>alert(1)</script></html>')],
  ['an SVG with a script', async () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a GIF', async () => new Uint8Array(await picture(40, 30).gif().toBuffer())],
  ['a truncated PNG', async () => (await png()).slice(0, 60)],
  ['an HTML page with a PNG signature', async () => Buffer.concat([(await png()).slice(0, 8), text('<html></html>')])],
  ['a truncated JPEG', async () => new Uint8Array(await picture(400, 300).jpeg().toBuffer()).slice(0, -400)],
  ['an empty file', async () => new Uint8Array()],
])('an upload of %s is refused by its content, whatever its name', async (_name, make) => {
  const body = await upload(rina, await make())
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([1005, 'file'])
})

test('an upload with too many bytes or too many pixels is refused', async () => {
  const padded = Buffer.concat([await png(), Buffer.alloc(5 * 1024 * 1024)])
  const large = await rina.visitor.call(commentImageupload, { file: fileOf(padded) })
  expect([large.status, large.body.ErrorCode]).toEqual([413, 1006])
  const bomb = await sharp({ create: { width: 6400, height: 6400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await upload(rina, bomb)).toMatchObject({
    ErrorCode: 1006,
    errors: [{ field: 'file', message: 'Choose a picture of at most 40 megapixels.' }],
  })
})

test.each([commentImageupload, usercenterModifyavatar])(
  'a picture that declares 30,000 by 30,000 pixels is refused before it is decoded: $name',
  async call => {
    const header = Buffer.from(await png())
    header.writeUInt32BE(30_000, 16)
    header.writeUInt32BE(30_000, 20)
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
    const { body } = await rina.visitor.call(call, { file: fileOf(header) })
    expect(body).toMatchObject({
      ErrorCode: 1006,
      errors: [{ field: 'file', message: 'Choose a picture of at most 40 megapixels.' }],
    })
  },
)

test('an upload without a form that has a file is refused', async () => {
  const headers = { Authorization: `Bearer ${await rina.visitor.token()}` }
  const json = await rina.visitor.send('POST', commentImageupload.path, { body: { file: 'x' }, headers })
  expect([json.status, json.body.ErrorCode]).toEqual([400, 1000])
  const empty = await rina.visitor.send('POST', commentImageupload.path, { body: new FormData(), headers })
  expect(empty.body.succeed).toBe(false)
  const word = new FormData()
  word.append('file', 'no file')
  expect(
    (await rina.visitor.send('POST', commentImageupload.path, { body: word, headers })).body.errors?.[0]?.field,
  ).toBe('file')
})

test('a picture is visible only to its owner until a review shows it, then public and cached for five minutes', async () => {
  const image = await uploaded(rina)
  expect([(await seen(image.url)).status, (await seen(image.url, budi)).status]).toEqual([404, 404])
  expect(await seen(image.url, rina)).toMatchObject({ status: 200, cache: 'private, no-store' })
  const review = (await publish(rina, [image.imageId])).Data!.comment
  expect(review.images).toEqual([image])
  expect((await site.visitor().call(commentDetail, { commentId: review.commentId })).body.Data?.comment.images).toEqual(
    [image],
  )
  expect(await seen(image.url)).toMatchObject({
    status: 200,
    cache: 'public, max-age=300, must-revalidate',
    type: 'image/webp',
  })
})

test('the pictures of a review keep their order', async () => {
  const [one, two, three] = [await uploaded(rina), await uploaded(rina), await uploaded(rina)]
  expect((await publish(rina, [three.imageId, one.imageId, two.imageId])).Data?.comment.images).toEqual([
    three,
    one,
    two,
  ])
})

test('a review refuses another user’s, a private, a repeated and an already attached picture', async () => {
  const refused = async (by: TestUser, imageIds: string[]) =>
    expect(await publish(by, imageIds)).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'imageIds' }] })
  const own = await uploaded(rina)
  await refused(budi, [own.imageId])
  await refused(rina, [own.imageId, own.imageId])
  await refused(rina, [(await uploaded(rina, dealerComplaintupload)).imageId])
  await refused(rina, [own.imageId, 'nothere'])
  expect((await publish(rina, [own.imageId])).succeed).toBe(true)
  await refused(rina, [own.imageId])
})

test('only one of two concurrent reviews with the same picture is published', async () => {
  const { imageId } = await uploaded(rina)
  const both = await Promise.all([publish(rina, [imageId]), publish(rina, [imageId])])
  expect(both.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 1004])
})

test('a private picture is visible only to its owner and moderators and is never cached', async () => {
  const image = await uploaded(rina, dealerComplaintupload)
  await site.db.query('UPDATE images SET attached_at = now() WHERE image_id = $1', [image.imageId])
  for (const path of [image.url, image.thumb]) {
    expect([(await seen(path)).status, (await seen(path, budi)).status]).toEqual([404, 404])
    expect(await seen(path, rina)).toMatchObject({ status: 200, cache: 'private, no-store' })
    expect(await seen(path, moderator)).toMatchObject({ status: 200, cache: 'private, no-store' })
  }
})

test('an address that is not a picture’s answers 404', async () => {
  for (const path of [
    '/images/nothere.webp',
    '/images/..%2fsecrets.webp',
    '/images/x.png',
    '/images/%00.webp',
    `/images/${'a'.repeat(41)}.webp`,
  ]) {
    expect((await seen(path, rina)).status).toBe(404)
  }
})

test('a picture not attached to anything is deleted after a day, and an attached one is not', async () => {
  const [idle, fresh, shown] = [await uploaded(rina), await uploaded(rina), await uploaded(rina)]
  await publish(rina, [shown.imageId])
  await site.db.query(`UPDATE images SET created_at = now() - interval '25 hours' WHERE image_id = ANY($1)`, [
    [idle.imageId, shown.imageId],
  ])
  await removeOldRows(site.db, backendOldRows)
  expect([
    (await seen(idle.url, rina)).status,
    (await seen(fresh.url, rina)).status,
    (await seen(shown.url)).status,
  ]).toEqual([404, 200, 200])
})

test('an exposure, its timeline and its list entry show their pictures in order', async () => {
  const [first, second] = [await uploaded(rina), await uploaded(rina)]
  const traderCode = await addBroker(site.db, 'withcase')
  await site.db.query(
    `INSERT INTO exposures (code, slug, broker_code, broker_name, user_id, reason, lang, title, content, amount, currency, incident_date, image_ids, state, published_at)
     VALUES ('case1', 'case', $1, 'Broker', $2, 'scam', 'en', '{"en": "My money"}', '{"en": "Long story"}', 10, 'USD', '2026-01-02', $3, 'published', now())`,
    [traderCode, rina.userId, [second.imageId, first.imageId]],
  )
  await site.db.query(
    `INSERT INTO exposure_events (exposure_code, action, to_state, actor, user_id, image_ids) VALUES ('case1', 'append', 'published', 'author', $1, $2)`,
    [rina.userId, [first.imageId]],
  )
  const { exposure, events } = (await site.visitor().call(exposureDetail, { code: 'case1' })).body.Data!
  expect([exposure.images, events[0]?.images]).toEqual([[second, first], [first]])
  expect((await site.visitor().call(exposureTraderexposure, { traderCode })).body.Data?.items[0]?.images).toEqual([
    second,
    first,
  ])
})

test('the number of uploads per user is limited', async () => {
  const eager = await addTestUser(site, 'Eager')
  const bytes = text('no picture')
  let last = await eager.visitor.call(commentImageupload, { file: fileOf(bytes) })
  for (let count = 1; count < 61; count += 1)
    last = await eager.visitor.call(commentImageupload, { file: fileOf(bytes) })
  expect([last.status, last.body.ErrorCode, Number(last.headers.get('retry-after')) > 0]).toEqual([429, 4001, true])
})
