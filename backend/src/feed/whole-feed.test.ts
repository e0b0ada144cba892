import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { postsfeedList } from 'calls/feed'
import type { CallInput } from 'shared-state/api/declare-call'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addedListing, publishListing } from '../testing/listing-scene.ts'
import { addTestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

/** The feed of everything, on sample data to which no test adds a post afterwards: its totals are kept for half a minute. */

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi()
  const code = await addedListing(await addTestUser(site, 'Rina'), 'technical', { broker: '', regulator: '' })
  await publishListing(site.db, code)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const feed = async (by: Visitor, input: CallInput<typeof postsfeedList>) => (await by.call(postsfeedList, input)).body

test('the feed contains every public post once, newest first', async () => {
  const { total } = (await feed(site.visitor(), {})).Data!
  const kinds = await Promise.all(
    (['comment', 'exposure', 'article', 'listing'] as const).map(
      async kind => (await feed(site.visitor(), { kind })).Data!.total,
    ),
  )
  expect([kinds.reduce((sum, count) => sum + count, 0), kinds.every(count => count > 0)]).toEqual([total, true])
  const seen = []
  for (let pageIndex = 1; pageIndex <= Math.ceil(total / 50); pageIndex += 1)
    seen.push(...(await feed(site.visitor(), { pageIndex, pageSize: 50 })).Data!.items)
  const times = seen.map(({ at }) => at)
  expect(times).toEqual([...times].sort().reverse())
  expect([seen.length, new Set(seen.map(({ kind, code }) => `${kind} ${code}`)).size]).toEqual([total, total])
  expect((await feed(site.visitor(), { pageIndex: 9999 })).Data?.items).toEqual([])
})

test('each post in the feed has a title, a text and a link in the visitor’s language', async () => {
  const reader = Object.assign(site.visitor(), { lang: 'id' })
  for (const kind of ['comment', 'exposure', 'article'] as const) {
    const { items } = (await feed(reader, { kind })).Data!
    expect(items).not.toHaveLength(0)
    expect(items.every(({ title, text, url }) => title && text && url.startsWith('/id/'))).toBe(true)
    expect(items.every(({ user, sample }) => (kind === 'article' ? user === null : user && sample))).toBe(true)
  }
  const [review] = (await feed(reader, { kind: 'comment' })).Data!.items
  expect([review?.title, review?.url]).toEqual([
    `Ulasan tentang ${review?.broker?.showName}`,
    `/id/brokers/review/${review?.broker?.slug}-${review?.broker?.code}.html`,
  ])
})
