import { ApiError, CallCancelled } from 'shared-state/api/api-error'
import { readPart, readPartWithin } from './read-part.ts'

const refused = (status: number) => Promise.reject(new ApiError({ call: 'a.b', status, code: 1, message: '' }))

test('a failed part is read as null, while errors that concern the whole page are thrown', async () => {
  expect(await readPart(Promise.resolve(1))).toBe(1)
  expect(await readPart(refused(503))).toBeNull()
  await expect(readPart(refused(404))).rejects.toThrow()
  await expect(readPart(refused(401))).rejects.toThrow()
})

/** Never resolves; rejects like the API's calls when its signal aborts. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new CallCancelled('a.b'))))

test('a part that times out is read as null', async () => {
  expect(await readPartWithin(5, new AbortController().signal, never)).toBeNull()
  expect(await readPartWithin(1_000, new AbortController().signal, async () => 1)).toBe(1)
})

test('a cancelled navigation is not treated as a timeout', async () => {
  const left = new AbortController()
  const reading = readPartWithin(1_000, left.signal, never)
  left.abort()
  await expect(reading).rejects.toThrow(CallCancelled)
})
