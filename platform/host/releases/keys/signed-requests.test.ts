import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { generateKeyPairSync } from 'node:crypto'
import { verifyRequest, sha256Of, signRequest } from './signed-requests.ts'

/** A clock that moves on each time it is read, as when a new second begins in the middle of an operation. */
beforeEach(() => {
  const Real = Date
  let now = 1_900_000_000_000
  jest
    .spyOn(globalThis, 'Date')
    .mockImplementation(
      ((...given: [number]) => new Real(...(given.length ? given : ([(now += 300)] as [number])))) as never,
    )
  globalThis.Date.now = () => (now += 300)
})
afterEach(() => void jest.restoreAllMocks())

test('a signed release request is accepted at any moment within a second', async () => {
  const key = { ...generateKeyPairSync('ed25519'), keyId: '0123456789abcdef' }
  const request = { verb: 'rollback', area: 'brokers', sha256: sha256Of(Buffer.from('{}')) }
  for (let times = 0; times < 10; times++) {
    const token = await signRequest(key, 'http://site', request)
    await expect(
      verifyRequest(
        token,
        origin => origin === 'http://site',
        async () => [key as never],
      ),
    ).resolves.toMatchObject(request)
  }
})
