import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerCollectionadd } from 'calls/follows'
import {
  usercenterCertificate,
  usercenterDeletecollection,
  usercenterModifyavatar,
  usercenterModifynick,
  usercenterSetidentity,
  usercenterUpload,
} from 'calls/profile'
import { usercenterSendemail } from 'calls/proof-codes'
import { homeGetUserinfo } from 'calls/users'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { openText } from '../accounts/sealed-text.ts'
import { SECRET, startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import { CERTIFICATE_SEAL } from './certificate-seal.ts'

let site: ApiUnderTest
let rina: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  rina = await addTestUser(site, 'Rina')
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const setAvatar = async (bytes: Uint8Array) =>
  (await rina.visitor.call(usercenterModifyavatar, { file: fileOf(bytes) })).body
const text = (words: string) => new TextEncoder().encode(words)
const stored = () =>
  site.db.query<{ image_id: string; width: number; height: number; bytes: Uint8Array }>(
    'SELECT * FROM images WHERE owner_id = $1 AND NOT private',
    [rina.userId],
  )

test('an avatar is converted to a square WebP without metadata, and a new one replaces it', async () => {
  const exif = { IFD0: { Copyright: 'Rina at home' } }
  const { Data } = await setAvatar(await picture(1200, 600).withExif(exif).jpeg().toBuffer())
  const [first] = await stored()
  expect(Data?.user.avatar).toBe(`/images/${first!.image_id}-thumb.webp`)
  const { format, width, height, exif: left } = await sharp(first!.bytes).metadata()
  expect([format, width, height, left]).toEqual(['webp', 512, 512, undefined])
  const budi = await addTestUser(site, 'Budi')
  expect((await budi.visitor.call(homeGetUserinfo, { UserId: rina.userId })).body.Data?.avatar).toBe(Data?.user.avatar)
  await setAvatar(await picture(100, 80).png().toBuffer())
  expect((await stored()).map(({ width: wide, height: high }) => [wide, high])).toEqual([[80, 80]])
})

/** A PNG that declares this size, whatever its pixels are. */
function pngOf(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([text(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ])
}

test.each([
  ['an HTML page', 1005, async () => text('<html><script>alert(1)</script></html>')],
  [
    'an HTML page with a PNG signature',
    1005,
    async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), text('<html></html>')]),
  ],
  [
    'an SVG with a script',
    1005,
    async () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a ZIP file', 1005, async () => Buffer.concat([text('PK\u0003\u0004'), Buffer.alloc(200)])],
  ['30,000 by 30,000 pixels', 1006, async () => pngOf(30_000, 30_000, Buffer.alloc(90_001))],
  ['inconsistent with its declared size', 1005, async () => pngOf(100, 100, Buffer.alloc(100))],
  [
    'over 2 MB',
    1006,
    async () => Buffer.concat([await picture(40, 40).png().toBuffer(), Buffer.alloc(2 * 1024 * 1024)]),
  ],
])('an avatar that is %s is refused, and the current one stays', async (_what, code, make) => {
  const before = await stored()
  const body = await setAvatar(await make())
  expect([body.ErrorCode, body.errors?.[0]?.field]).toEqual([code, 'file'])
  expect(await stored()).toEqual(before)
})

const uploaded = async (by: TestUser) =>
  (await by.visitor.call(usercenterUpload, { file: fileOf(await picture(60, 40).png().toBuffer()) })).body.Data!.image
    .imageId
const asked = { realName: 'Rina Wati', docType: 'passport' as const, docNo: 'C1234567', countryCode: '360' }

test.each(['\u202ecba Rina', 'Ri\u200bna', '\u3164\u3164', '\u2800 \u2800'])(
  'a nickname with invisible characters, %j, is refused at its field',
  async nick => {
    const answer = await rina.visitor.call(usercenterModifynick, { nick })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'nick', message: 'Remove invisible characters.' }],
    ])
  },
)

test('the refusal of an invalid email address shows the expected format', async () => {
  const { body } = await site.visitor().call(usercenterSendemail, { email: 'rina', scene: 'register' })
  expect(body.errors).toEqual([{ field: 'email', message: 'Enter a full email address, such as name@example.com.' }])
})

test('only one identity check can be pending; name and number are encrypted and the picture is private', async () => {
  const { visitor, userId } = await addTestUser(site, 'Sari')
  const sari = { visitor, userId }
  const ask = async (imageIds: string[]) => (await visitor.call(usercenterCertificate, { ...asked, imageIds })).body
  expect(await ask([await uploaded(rina)])).toMatchObject({ ErrorCode: 1004, errors: [{ field: 'imageIds' }] })
  const first = await uploaded(sari)
  expect((await ask([first])).Data?.user.certificate).toEqual({ state: 'pending', reason: null })
  expect((await ask([await uploaded(sari)])).ErrorCode).toBe(3101)

  const row = (await site.db.one<{ real_name_sealed: string; doc_no_sealed: string }>(
    'SELECT * FROM certificates WHERE user_id = $1',
    [userId],
  ))!
  expect(JSON.stringify(row)).not.toMatch(/Rina|C1234567/)
  const opened = [row.real_name_sealed, row.doc_no_sealed].map(sealed => openText(SECRET, CERTIFICATE_SEAL, sealed))
  expect(opened).toEqual(['Rina Wati', 'C1234567'])
  expect(openText(new Uint8Array(32), CERTIFICATE_SEAL, row.doc_no_sealed)).toBeUndefined()
  expect(await site.db.query('SELECT private FROM images WHERE image_id = $1', [first])).toEqual([{ private: true }])

  await site.db.query(
    `UPDATE users SET certificate_state = 'rejected', certificate_reason = 'The picture is dark.' WHERE user_id = $1`,
    [userId],
  )
  expect((await ask([await uploaded(sari)])).Data?.user.certificate).toEqual({ state: 'pending', reason: null })
  expect(await site.db.query('SELECT 1 FROM images WHERE image_id = $1', [first])).toEqual([])
  await site.db.query(`UPDATE users SET certificate_state = 'approved' WHERE user_id = $1`, [userId])
  expect((await ask([await uploaded(sari)])).ErrorCode).toBe(3101)
})

test('a user can choose a role from the list and no other', async () => {
  expect((await rina.visitor.call(usercenterSetidentity, { identity: 'ib' })).body.Data?.user.identity).toBe('ib')
  expect((await rina.visitor.call(usercenterSetidentity, { identity: 'king' as 'ib' })).body.ErrorCode).toBe(1004)
})

test('unfollowing brokers by code leaves the user’s other brokers and other users’ lists unchanged', async () => {
  const budi = await addTestUser(site, 'Tari')
  for (const code of ['one1', 'two2', 'three3']) await addBroker(site.db, code)
  for (const traderCode of ['one1', 'two2', 'three3'])
    for (const by of [rina, budi]) await by.visitor.call(dealerCollectionadd, { traderCode })
  expect(
    (await rina.visitor.call(usercenterDeletecollection, { codes: ['one1', 'two2', 'nothing9'] })).body.Data,
  ).toEqual({ count: 1 })
  expect((await budi.visitor.call(usercenterDeletecollection, { codes: ['nothing9'] })).body.Data).toEqual({ count: 3 })
})
