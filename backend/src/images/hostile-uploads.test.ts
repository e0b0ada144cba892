import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { commentImageupload } from 'calls/comment-writing'
import { dealerComplaintupload } from 'calls/complaints'
import { exposureUpload } from 'calls/exposure-cases'
import { marketUpload } from 'calls/market-writing'
import { usercenterModifyavatar, usercenterUpload } from 'calls/profile'
import fc from 'fast-check'
import type { Caller } from 'platform/api/handle'
import { errorCodes, statusOfError } from 'shared-state/api/error-codes'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { declaredAs, FOREIGN, hostilePictures } from '../testing/hostile-pictures.ts'

/** UPLOADS sets how many uploads are sent; FC_SEED repeats a run (a failure prints its seed). */
const UPLOADS = Number(process.env.UPLOADS ?? 30)
const MOST_OF_USER = 50
const settings = {
  numRuns: UPLOADS,
  ...(process.env.FC_SEED && { seed: Number(process.env.FC_SEED) }),
}
const kinds = Object.keys(hostilePictures)
const uploads = [
  exposureUpload,
  exposureUpload,
  commentImageupload,
  dealerComplaintupload,
  marketUpload,
  usercenterUpload,
  usercenterModifyavatar,
] as const

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())
afterEach(async () => {
  await site.db.query('DELETE FROM images')
  expect(site.errors).toEqual([])
})

let sent = 0
/** Uploads per user and hour are limited: a new user sends the next fifty. */
async function nextCaller(): Promise<Caller> {
  const userId = `sender${Math.floor(sent / MOST_OF_USER)}`
  if (sent++ % MOST_OF_USER === 0) await site.db.query('INSERT INTO users (user_id, nick) VALUES ($1, $1)', [userId])
  return { user: { userId, roles: [] }, sessionId: 's', authorised: true, lang: 'en', country: '', ip: '' }
}

/** The chunks of a WebP file; throws unless it ends with the last of them. */
function chunksOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes)
  expect([file.toString('latin1', 0, 4), file.readUInt32LE(4) + 8, file.toString('latin1', 8, 12)]).toEqual([
    'RIFF',
    file.length,
    'WEBP',
  ])
  const names: string[] = []
  let at = 12
  while (at < file.length) {
    names.push(file.toString('latin1', at, at + 4))
    const length = file.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  expect(at).toBe(file.length)
  return names
}
/** Chunks that hold pixels only. */
const ofPixels = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

test(
  `${UPLOADS} hostile uploads are each refused with the right error, or shown without anything foreign`,
  async () => {
    const memory: number[] = []
    let drawn = 0
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          width: fc.integer({ min: 16, max: 300 }),
          height: fc.integer({ min: 16, max: 300 }),
          at: fc.double({ min: 0, max: 0.99, noNaN: true }),
          call: fc.constantFrom(...uploads),
          declared: fc.constantFrom(...declaredAs),
        }),
        async ({ call, declared: [name, type], ...draw }) => {
          // Each kind in turn; a short run has every second one.
          const kind = kinds[(drawn * 2 + Number(drawn >= kinds.length / 2)) % kinds.length]!
          drawn += 1
          const { bytes, becomes } = await hostilePictures[kind]!(draw)
          const file = new File([new Uint8Array(bytes)], name, { type })
          const { status, body } = await site.api.invoke({ call, input: { file }, caller: await nextCaller() })
          const stored = await site.db.query<{ bytes: Uint8Array; thumb: Uint8Array }>(
            'WITH gone AS (UPDATE users SET avatar_id = NULL) DELETE FROM images RETURNING bytes, thumb',
          )
          const which = `${kind} as ${name.slice(0, 20)} to ${call.name}`
          if (typeof becomes === 'number' || (becomes === 'either' && !body.succeed)) {
            // Damage in a header may declare a size that no picture may have.
            const isTooLarge = becomes === 'either' && body.ErrorCode === errorCodes.tooLarge
            const error = becomes !== 'either' ? becomes : isTooLarge ? errorCodes.tooLarge : errorCodes.wrongFileType
            expect([which, body.ErrorCode, status, stored.length, body.errors?.[0]?.field]).toEqual([
              which,
              error,
              statusOfError[error],
              0,
              'file',
            ])
          } else {
            expect([which, stored.length]).toEqual([which, 1])
            for (const file of [stored[0]!.bytes, stored[0]!.thumb]) {
              expect([which, chunksOf(file).filter(chunk => !ofPixels.has(chunk))]).toEqual([which, []])
              expect([which, Buffer.from(file).includes(FOREIGN)]).toEqual([which, false])
            }
          }
          memory.push(process.memoryUsage().rss)
        },
      ),
      settings,
    )
    // Memory stays level: the second half of a long run takes no more than the first did.
    const half = memory.length / 2
    if (UPLOADS >= 500) expect(Math.max(...memory.slice(half))).toBeLessThan(1.2 * Math.max(...memory.slice(0, half)))
  },
  60_000 + UPLOADS * 1000,
)

test('pictures sent at once are decoded one after the other, and too many are refused', async () => {
  const { bytes } = await hostilePictures['PNG with a script in tEXt']!({ width: 40, height: 40, at: 0 })
  const callers = await Promise.all(Array.from({ length: 45 }, nextCaller))
  const answers = await Promise.all(
    callers.map(async caller => {
      const file = new File([new Uint8Array(bytes)], 'photo.png')
      const { body, headers } = await site.api.invoke({ call: exposureUpload, input: { file }, caller })
      return body.succeed ? 'stored' : `${body.ErrorCode} ${headers?.['Retry-After']}`
    }),
  )
  expect(answers.filter(answer => answer === '4001 10')).toHaveLength(45 - 32)
  // On a busy machine, the turn of the last ones comes only after the time limit of their calls.
  const waited = answers.filter(answer => answer !== '4001 10' && !answer.startsWith(`${errorCodes.timedOut} `))
  expect(new Set(waited)).toEqual(new Set(['stored']))
})
