import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { PinTokens } from './pin-tokens.ts'

const secret = new Uint8Array(32).fill(1)
const pins = { brokers: '1.2.0+0a1b2c3d4e' }
const dayMs = 86_400_000

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
afterEach(() => void jest.useRealTimers())

test('a token pins its releases for seven days and nothing afterwards', async () => {
  const tokens = new PinTokens(secret)
  const token = await tokens.issue(pins)
  jest.setSystemTime(Date.now() + 7 * dayMs - 1000)
  expect(await tokens.read(token)).toEqual(pins)
  jest.setSystemTime(Date.now() + 2000)
  expect(await tokens.read(token)).toEqual({})
})

test('a token that this portal has not signed pins nothing', async () => {
  const foreign = await new PinTokens(new Uint8Array(32).fill(2)).issue(pins)
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${foreign.split('.')[1]}.`
  for (const token of [foreign, unsigned, 'no token', '']) expect(await new PinTokens(secret).read(token)).toEqual({})
})

test.each([
  ['no pins', undefined, {}],
  ['null', null, {}],
  ['a text', 'brokers', {}],
  ['a version that is no text', { ...pins, tools: 2 }, pins],
])('a signed token with %s has only its valid pins', async (_name, claimed, read) => {
  const token = await new SignJWT({ pins: claimed }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
  expect(await new PinTokens(secret).read(token)).toEqual(read)
})
