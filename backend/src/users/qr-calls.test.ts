import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  usercenterGetcookie,
  usercenterQrconfirm,
  usercenterQrinit,
  usercenterQrstate,
  usercenterSetscanned,
} from 'calls/qr-sign-in'
import { usercenterSigninhistory } from 'calls/sessions'
import { usercenterGetuser } from 'calls/users'
import sharp from 'sharp'
import { dataOf, startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addTestUser, addTwoUsers } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let rina: TestUser
let budi: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  ;[rina, budi] = await addTwoUsers(site)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

/** A waiting browser, and the code it shows. */
async function waiting() {
  const visitor = site.visitor()
  const shown = dataOf<{ qrId: string; image: string; path: string }>(await visitor.call(usercenterQrinit, {}))
  const { qrId } = shown
  const state = async () => (await site.visitor().call(usercenterQrstate, { qrId })).body.Data?.state
  const enter = async (browser = visitor) => browser.call(usercenterGetcookie, { qrId })
  return { ...shown, visitor, state, enter }
}
const scan = async ({ visitor }: TestUser, qrId: string) => (await visitor.call(usercenterSetscanned, { qrId })).body
const confirm = async ({ visitor }: TestUser, qrId: string) => (await visitor.call(usercenterQrconfirm, { qrId })).body

test('a QR login goes from waiting to scanned to confirmed and signs the waiting browser in once', async () => {
  const { visitor, qrId, state, enter } = await waiting()
  expect(await state()).toBe('waiting')
  expect((await enter()).body.ErrorCode).toBe(3101)
  expect((await scan(rina, qrId)).Data).toMatchObject({
    state: 'scanned',
    ip: expect.stringMatching(/^10\./),
    device: 'node',
  })
  expect(await state()).toBe('scanned')
  expect((await enter()).body.ErrorCode).toBe(3101)
  expect((await confirm(rina, qrId)).Data).toEqual({ state: 'confirmed' })
  expect((await confirm(rina, qrId)).Data).toEqual({ state: 'confirmed' })
  expect(await state()).toBe('confirmed')
  expect((await enter()).body.Data).toMatchObject({ userId: rina.userId, vest: false })
  expect((await visitor.call(usercenterGetuser, {})).body.Data?.user.nick).toBe('Rina')
  expect((await visitor.call(usercenterSigninhistory, {})).body.Data?.items[0]).toMatchObject({ way: 'qr' })
  expect(await state()).toBe('expired')
  expect((await enter()).body.ErrorCode).toBe(3003)
})

test('only the browser that shows the QR code gets the session', async () => {
  const { qrId, enter } = await waiting()
  await scan(rina, qrId)
  await confirm(rina, qrId)
  expect((await enter(site.visitor())).body.ErrorCode).toBe(3101)
  expect((await enter((await waiting()).visitor)).body.ErrorCode).toBe(3101)
  expect((await enter()).status).toBe(200)
})

test('only the user who scanned a QR code can confirm it, and no other user can scan it', async () => {
  const { qrId, state } = await waiting()
  expect((await confirm(rina, qrId)).ErrorCode).toBe(3101)
  await scan(rina, qrId)
  expect((await scan(budi, qrId)).ErrorCode).toBe(3003)
  expect((await confirm(budi, qrId)).ErrorCode).toBe(3101)
  expect(await state()).toBe('scanned')
})

test('an expired QR code cannot be scanned, confirmed or used', async () => {
  const { qrId, state, enter } = await waiting()
  await scan(rina, qrId)
  await site.db.query(`UPDATE qr_sign_ins SET expires_at = now() WHERE qr_id = $1`, [qrId])
  expect(await state()).toBe('expired')
  expect([
    (await confirm(rina, qrId)).ErrorCode,
    (await scan(rina, qrId)).ErrorCode,
    (await enter()).body.ErrorCode,
  ]).toEqual([3003, 3003, 3003])
})

test('the QR code call answers a picture and the path of the confirmation page', async () => {
  const { image, path, qrId } = await waiting()
  expect(path).toBe(`/en/login/qr.html?qr=${qrId}`)
  const svg = Buffer.from(image.replace('data:image/svg+xml;base64,', ''), 'base64')
  expect(await sharp(svg).metadata()).toMatchObject({ format: 'svg' })
  expect((await sharp(svg).stats()).channels[0]?.stdev).toBeGreaterThan(50)
})

test('the session call without a QR code renews the caller’s own session and needs one', async () => {
  const { visitor } = await addTestUser(site, 'Sari')
  const before = visitor.cookies.get('sid')!
  expect((await visitor.call(usercenterGetcookie, {})).status).toBe(200)
  expect(visitor.cookies.get('sid')).not.toBe(before)
  const old = site.visitor()
  old.cookies.set('sid', before)
  expect((await old.call(usercenterGetuser, {})).status).toBe(401)
  expect((await site.visitor().call(usercenterGetcookie, {})).body.ErrorCode).toBe(2002)
})
