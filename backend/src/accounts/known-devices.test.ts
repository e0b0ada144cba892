import { afterEach, expect, jest, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { keyFor } from 'platform/api/keys'
import { createKnownDevices, DEVICE_SECONDS } from './known-devices.ts'

const secret = new Uint8Array(32).fill(1)
const devices = createKnownDevices(secret)
afterEach(() => void jest.useRealTimers())

test('a browser keeps its name for the user who signed in with it, and two browsers have two names', async () => {
  const [first, second] = [await devices.issue('ann'), await devices.issue('ann')]
  const name = await devices.nameOf(first, 'ann')
  expect(name).toMatch(/^[0-9a-f]{64}$/)
  expect(await devices.nameOf(first, 'ann')).toBe(name)
  expect(await devices.nameOf(second, 'ann')).not.toBe(name)
})

test('a browser is unknown to other users, without a cookie, and with one that is forged', async () => {
  const cookie = await devices.issue('ann')
  const foreign = await createKnownDevices(new Uint8Array(32).fill(2)).issue('ann')
  expect(await devices.nameOf(cookie, 'ben')).toBeUndefined()
  for (const forged of [undefined, '', 'rubbish', foreign]) expect(await devices.nameOf(forged, 'ann')).toBeUndefined()
})

test.each<[string, (jwt: SignJWT) => SignJWT, string]>([
  ['no end', jwt => jwt.setJti('a'), 'known device'],
  ['no name', jwt => jwt.setExpirationTime('1h'), 'known device'],
  ['the key of another purpose', jwt => jwt.setJti('a').setExpirationTime('1h'), 'access token'],
])('a cookie with %s is not accepted', async (_what, fill, purpose) => {
  const sign = (jwt: SignJWT, key: string) =>
    jwt.setSubject('ann').setProtectedHeader({ alg: 'HS256' }).sign(keyFor(secret, key))
  expect(await devices.nameOf(await sign(fill(new SignJWT({})), purpose), 'ann')).toBeUndefined()
  const whole = new SignJWT({}).setJti('a').setExpirationTime('1h')
  expect(await devices.nameOf(await sign(whole, 'known device'), 'ann')).toBeDefined()
})

test('a cookie signed by another algorithm is not accepted', async () => {
  const key = keyFor(secret, 'known device')
  const jwt = new SignJWT({}).setJti('a').setSubject('ann').setExpirationTime('1h').setProtectedHeader({ alg: 'HS384' })
  const longer = Buffer.concat([key, key])
  expect(await devices.nameOf(await jwt.sign(longer), 'ann')).toBeUndefined()
  expect(await devices.nameOf(await jwt.sign(key).catch(() => 'refused'), 'ann')).toBeUndefined()
})

test('a browser is known for 400 days', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  expect(DEVICE_SECONDS).toBe(400 * 24 * 3600)
  const cookie = await devices.issue('ann')
  jest.setSystemTime(Date.now() + (DEVICE_SECONDS - 1) * 1000)
  expect(await devices.nameOf(cookie, 'ann')).toBeDefined()
  jest.setSystemTime(Date.now() + 1000)
  expect(await devices.nameOf(cookie, 'ann')).toBeUndefined()
})
