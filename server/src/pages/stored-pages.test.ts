import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { SECRET } from 'backend/testing/api-under-test'
import { unsubscribeToken } from 'backend/user-messages/unsubscribe-tokens'
import { dealerMain } from 'calls/broker-tabs'
import { postsfeedList } from 'calls/feed'
import { brokersIndexinit } from 'calls/brokers'
import { geoGetipgeo } from 'calls/geo'
import { commentList, commentMostweek, commentReplies } from 'calls/comments'
import { usercenterMailsubscription } from 'calls/mail-settings'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Schema } from 'shared-state/schema'
import { openPageScene, START_MS, type PageScene } from '../testing/page-scene.ts'

/** Pages of visitors who are not logged in are rendered once and served to all of them (docs/decisions/0060-stored-pages.md). */

let scene: PageScene
let code: string
let other: string
let path = 0
const password = 'seven green lamps'

beforeAll(async () => {
  scene = await openPageScene({ sample: true })
  const rows = await scene.site.db.query<{ code: string }>('SELECT code FROM brokers ORDER BY code LIMIT 2')
  ;[code, other] = rows.map(row => row.code) as [string, string]
}, START_MS)
afterAll(() => scene.close())
afterEach(() => {
  jest.restoreAllMocks()
  expect(scene.site.errors.splice(0)).toEqual([])
})
beforeEach(() => {
  scene.jobs.length = 0
  scene.cookies.clear()
  // So busy that pages are rendered only for visitors.
  scene.waitMs = 200
})

/** Renders pages whose text is the answer of one call. */
function showing(call: CallDeclaration<Schema, Schema>, input: object = {}): string {
  scene.rendering = async (_job, { call: send }) => {
    const { body } = await send({ name: call.name, input, headers: {}, signal: AbortSignal.timeout(10_000) })
    return JSON.stringify(body.Data ?? body)
  }
  return `/en/brokers?page=${++path}`
}

const textOf = async (address: string, headers?: Record<string, string>) => (await scene.get(address, headers)).text()
const renderings = () => scene.jobs.length

test('a page is rendered once for all visitors who are not logged in', async () => {
  const address = showing(dealerMain, { traderCode: code })
  const first = await textOf(address, { Cookie: 'CURRIPCOUNTRY=gb; fingerprint=one' })
  expect(await textOf(address, { Cookie: 'CURRIPCOUNTRY=id; fingerprint=two' })).toBe(first)
  expect(await textOf(address, { 'Accept-Encoding': 'gzip' })).toBe(first)
  expect(renderings()).toBe(1)
})

test('a cache in front of the portal gets the keys of a stored page, and a visitor does not', async () => {
  const address = showing(dealerMain, { traderCode: code })
  const keysFor = async (headers?: Record<string, string>) =>
    (await scene.get(address, headers)).headers.get('Surrogate-Key')?.split(' ')
  expect(await keysFor()).toBeUndefined()
  expect(await keysFor({ 'Surrogate-Capability': 'cdn="Surrogate/1.0"' })).toEqual(
    expect.arrayContaining(['page', 'part:shell', `broker:${code}`]),
  )
})

test('a browser that has an access token in its cookie gets the same stored page, which does not hold it', async () => {
  const address = showing(dealerMain, { traderCode: code })
  const first = await textOf(address, { Cookie: 'accessToken=1900000000000:aa.bb.cc' })
  expect(first).not.toContain('aa.bb.cc')
  expect(await textOf(address)).toBe(first)
  expect(await textOf(address, { Cookie: 'accessToken=1900000000000:dd.ee.ff' })).toBe(first)
  expect(renderings()).toBe(1)
})

test('a page that many visitors ask for at once is rendered once', async () => {
  const address = showing(dealerMain, { traderCode: code })
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => textOf(address)))
  expect(first).toContain(code)
  expect(new Set(others)).toEqual(new Set([first]))
  expect(renderings()).toBe(1)
})

test('a page that shows something of its visitor is rendered for each of those who ask at once', async () => {
  const address = showing(geoGetipgeo)
  await Promise.all(Array.from({ length: 5 }, () => textOf(address)))
  expect(renderings()).toBe(5)
})

test('a page that shows something of its visitor may not be stored by their browser either', async () => {
  const token = unsubscribeToken(SECRET, { kind: 'reply', userId: 'reader', email: 'reader@mail.example' })
  const { db } = scene.site
  await db.query(`INSERT INTO users (user_id, nick, email) VALUES ('reader', 'Reader', 'reader@mail.example')`)
  const answer = await scene.get(showing(usercenterMailsubscription, { token }))
  expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([
    expect.stringContaining('r•••r@mail.example'),
    'private, no-store',
  ])
})

test('a visitor who has the stored page gets a 304', async () => {
  const address = showing(dealerMain, { traderCode: code })
  await textOf(address)
  const { headers } = await scene.get(address)
  const again = await scene.get(address, { 'If-None-Match': headers.get('etag')!, 'Cache-Control': 'max-age=0' })
  expect([again.status, await again.text(), renderings()]).toEqual([304, '', 1])
})

test('a first visit to a stored page sets the cookies of the site', async () => {
  const address = showing(dealerMain, { traderCode: code })
  await textOf(address)
  scene.cookies.clear()
  await textOf(address)
  expect([...scene.cookies.keys()]).toEqual(expect.arrayContaining(['LanguageCode', 'CountryCode', 'origin']))
  expect(renderings()).toBe(1)
})

test('a page older than a minute is sent once more while it is rendered again for the next visitors', async () => {
  const address = showing(dealerMain, { traderCode: code })
  const first = await textOf(address)
  const later = Date.now() + 61_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  scene.rendering = async () => 'rendered again'
  let now = await textOf(address)
  expect(now).toBe(first)
  while (now === first) now = await textOf(address)
  expect(now).toBe('rendered again')
  expect(scene.jobs.map(({ visitor }) => visitor.now)).toEqual([expect.any(Number), later])
})

test('a stored page has the headers of every response', async () => {
  const address = showing(dealerMain, { traderCode: code })
  const [missed, found] = [await scene.get(address), await scene.get(address)]
  for (const { headers } of [missed, found])
    expect([headers.get('x-site'), headers.get('cache-control'), headers.get('vary')]).toEqual([
      'scene',
      'private, no-cache',
      'Accept-Encoding, Cookie',
    ])
  expect(renderings()).toBe(1)
})

test('a logged-in user never gets a stored page, and their page is not stored', async () => {
  const email = 'stored@mail.example'
  await scene.site.addUser({ email, password, nick: 'Stored' })
  const address = showing(dealerMain, { traderCode: code })
  await scene.post('/en/login.html', { account: email, password })
  await textOf(address)
  await textOf(address)
  scene.cookies.clear()
  await textOf(address)
  expect(renderings()).toBe(3)
})

test('visitors with pins get pages of their own', async () => {
  const address = showing(dealerMain, { traderCode: code })
  await textOf(address)
  await textOf(address, { Cookie: 'pin=anything' })
  await textOf(address, { Cookie: 'pin=anything' })
  expect(renderings()).toBe(3)
})

test('a browser in another language gets the same stored page', async () => {
  const address = showing(dealerMain, { traderCode: code })
  for (const language of ['en', 'id', 'en', 'id']) await textOf(address, { 'Accept-Language': language })
  expect(renderings()).toBe(1)
})

test('other releases render pages of their own, and the stored ones of the first releases are found again', async () => {
  const address = showing(dealerMain, { traderCode: code })
  const before = scene.snapshot
  await textOf(address)
  scene.snapshot = { ...before, areas: { ...before.areas, brokers: { ...before.areas.brokers!, version: '1.1.0' } } }
  await textOf(address)
  scene.snapshot = { ...before, epoch: 1 }
  await textOf(address)
  scene.snapshot = before
  expect(renderings()).toBe(2)
})

test('before releases are activated, the pages asked for most are rendered with them', async () => {
  const address = showing(dealerMain, { traderCode: code })
  const plain = scene.rendering
  await textOf(address)
  const before = scene.snapshot
  const next = { ...before, areas: { ...before.areas, brokers: { ...before.areas.brokers!, version: '2.0.0' } } }
  scene.rendering = async () => 'rendered ahead'
  await scene.prepare(next, new AbortController().signal)
  scene.snapshot = next
  scene.rendering = plain
  expect(await textOf(address)).toBe('rendered ahead')
  scene.snapshot = before
  expect(await textOf(address)).toContain(code)
})

test.each([
  ['depends on the address of the visitor', geoGetipgeo, {}],
  ['is refused', dealerMain, { traderCode: '1' }],
] as const)('a page is not stored if a call %s', async (_what, call, input) => {
  const address = showing(call, input)
  await textOf(address)
  await textOf(address)
  expect(renderings()).toBe(2)
})

test('a page is not stored while one of its calls is unanswered', async () => {
  scene.rendering = async (_job, { call: send }) => {
    send({
      name: dealerMain.name,
      input: { traderCode: other },
      headers: {},
      signal: AbortSignal.timeout(10_000),
    }).catch(() => {})
    return 'a page without the answer'
  }
  await textOf('/en/brokers?late=1')
  await textOf('/en/brokers?late=1')
  expect(renderings()).toBe(2)
})

const review = (target: string, text = 'Paid out in a day.') =>
  scene.site.db.query(
    `INSERT INTO comments (target_type, target_code, user_id, rating, lang, content)
     SELECT 'broker', $1, user_id, 4, 'en', $2 FROM users LIMIT 1`,
    [target, JSON.stringify({ en: text })],
  )

test('a new review drops the pages of its broker, and no other', async () => {
  const one = showing(commentList, { traderCode: code })
  await textOf(one)
  const two = showing(commentList, { traderCode: other })
  await textOf(two)
  const list = showing(brokersIndexinit)
  await textOf(list)
  scene.jobs.length = 0
  await review(code)
  await scene.heard()
  showing(commentList, { traderCode: code })
  await expect(textOf(one)).resolves.toContain('Paid out in a day.')
  await textOf(two)
  await textOf(list)
  expect(renderings()).toBe(1)
})

test('a page that visitors wanted is rendered again once a change has dropped it', async () => {
  scene.waitMs = 0
  const address = showing(commentList, { traderCode: code })
  await textOf(address)
  await textOf(address)
  const plain = scene.rendering
  const again = Promise.withResolvers<void>()
  scene.rendering = async (job, help) => {
    if (job.url.endsWith(address)) again.resolve()
    return plain(job, help)
  }
  await review(code, 'Answers within minutes.')
  await again.promise
  await expect(textOf(address)).resolves.toContain('Answers within minutes.')
  // Pages that earlier tests wanted may be rendered again too.
  expect(scene.jobs.filter(({ url }) => url.endsWith(address))).toHaveLength(2)
})

test.each([
  ['the latest reviews', commentMostweek, { order: 'new', num: 5 }],
  ['the feed of posts', postsfeedList, { kind: 'comment' }],
] as const)(
  'a review that is edited or taken down changes a page with %s, and a vote for it does not',
  async (_what, call, input) => {
    await review(other, 'Paid within the hour.')
    await scene.heard()
    const address = showing(call, input)
    await expect(textOf(address)).resolves.toContain('Paid within the hour.')
    const change = async (change: string) => {
      await scene.site.db.query(`UPDATE comments SET ${change} WHERE content ->> 'en' = ANY($1)`, [
        ['Paid within the hour.', 'Never paid.'],
      ])
      await scene.heard()
      scene.jobs.length = 0
      const text = await textOf(address)
      return [renderings(), text.includes('Paid within the hour.'), text.includes('Never paid.')]
    }
    expect(await change('helpful_count = helpful_count + 1')).toEqual([0, true, false])
    expect(await change(`content = '{"en": "Never paid."}'`)).toEqual([1, false, true])
    expect(await change(`state = 'removed'`)).toEqual([1, false, false])
  },
)

test('a change of what a list shows of a broker drops the list', async () => {
  const list = showing(brokersIndexinit)
  const lead = (JSON.parse(await textOf(list)) as { items: { traderCode: string }[] }).items[0]!.traderCode
  await scene.site.db.query('UPDATE brokers SET comment_count = comment_count + 1 WHERE code = $1', [lead])
  await scene.heard()
  await textOf(list)
  expect(renderings()).toBe(1)
  await scene.site.db.query("UPDATE brokers SET licence_status = 'revoked' WHERE code = $1", [lead])
  await scene.heard()
  await textOf(list)
  expect(renderings()).toBe(2)
})

test('a page whose broker changes while it is rendered is not stored', async () => {
  const address = showing(commentList, { traderCode: other })
  const plain = scene.rendering
  scene.rendering = async (job, help) => {
    const text = await plain(job, help)
    await review(other)
    await scene.heard()
    return text
  }
  await textOf(address)
  scene.rendering = plain
  await expect(textOf(address)).resolves.toContain('Paid out in a day.')
})

test('a reply shows at once on a page whose calls do not all name its broker', async () => {
  await review(code, 'Who answers this?')
  await scene.heard()
  const [parent] = await scene.site.db.query<{ id: string }>(
    `SELECT comment_id::text AS id FROM comments WHERE content ->> 'en' = 'Who answers this?'`,
  )
  const address = showing(commentReplies, { commentIds: [parent!.id], num: 3 })
  await textOf(address)
  await scene.site.db.query(
    `INSERT INTO comments (target_type, target_code, parent_id, user_id, lang, content)
     SELECT 'broker', $1, $2, user_id, 'en', '{"en": "We do."}' FROM users LIMIT 1`,
    [code, parent!.id],
  )
  await scene.heard()
  await expect(textOf(`${address}&again=1`)).resolves.toContain('We do.')
})
