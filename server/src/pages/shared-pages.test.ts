import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { commentList } from 'calls/comments'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SharedStore } from 'platform/host/page-cache/shared/redis-store'
import { openPageScene, START_MS, type PageScene } from '../testing/page-scene.ts'

/** Two processes of a portal share the pages that they store (docs/decisions/0114-stored-pages-in-redis.md). */

const contents = new Map<string, Buffer>()
const store: SharedStore = {
  isReady: true,
  get: async name => {
    const bytes = contents.get(name)
    return bytes && { bytes, leftMs: 500_000 }
  },
  set: async (name, bytes) => void contents.set(name, bytes),
  close() {},
}
let one: PageScene
let other: PageScene
let code: string

beforeAll(async () => {
  one = await openPageScene({ sample: true, store })
  other = await openPageScene({ beside: one, store })
  code = (await one.site.db.one<{ code: string }>('SELECT code FROM brokers ORDER BY code LIMIT 1'))!.code
  for (const scene of [one, other])
    scene.rendering = async (_job, { call: send }) => {
      const call = { name: commentList.name, input: { traderCode: code }, headers: {} }
      return JSON.stringify((await send({ ...call, signal: AbortSignal.timeout(10_000) })).body.Data)
    }
}, START_MS)
afterAll(async () => {
  await other.close()
  await one.close()
})

test('a visitor gets the page that another process has rendered, until a review of its broker is written', async () => {
  const visitor = { 'Accept-Language': 'en' }
  const first = await one.get('/en/brokers?page=1', visitor)
  const text = await first.text()
  while (contents.size === 0) await nextTurn()
  const second = await other.get('/en/brokers?page=1', visitor)
  expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([
    200,
    text,
    first.headers.get('etag'),
  ])
  expect(second.headers.get('x-site')).toBe('scene')
  expect(other.jobs).toEqual([])
  await one.site.db.query(
    `INSERT INTO comments (target_type, target_code, user_id, rating, lang, content)
     SELECT 'broker', $1, user_id, 4, 'en', '{"en": "Paid out in a day."}' FROM users LIMIT 1`,
    [code],
  )
  await Promise.all([one.heard(), other.heard()])
  expect(await (await other.get('/en/brokers?page=1', visitor)).text()).toContain('Paid out in a day.')
  expect(other.jobs).toHaveLength(1)
})
