import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { commentDetail, commentTransinit } from 'calls/comment-detail'
import { commentEdit, commentPublish } from 'calls/comment-writing'
import { commentList } from 'calls/comments'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

interface Asked {
  q: string
  source: string
  target: string
}
const asked: Asked[] = []
/** Like LibreTranslate: shouts in the other language. */
const shouting: RequestListener = async (request, response) => {
  const body = JSON.parse(await text(request)) as Asked
  asked.push(body)
  response.end(JSON.stringify({ translatedText: `${body.target}: ${body.q.toUpperCase()}` }))
}
let answer = shouting
const server = createServer((request, response) => void answer(request, response))
let site: ApiUnderTest
let rina: TestUser
beforeAll(async () => {
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  site = await startApi({ sample: false, translator: { url, key: 'key-of-the-site', timeoutMs: 300 } })
  rina = await addTestUser(site, 'Rina')
}, START_MS)
beforeEach(() => {
  asked.splice(0)
  answer = shouting
})
afterAll(async () => {
  await site.close()
  server.closeAllConnections()
  await new Promise(closed => server.close(closed))
})
afterEach(() => expect(site.errors.splice(0)).toEqual([]))

let brokers = 0
const content = 'Paid out within a day.'
async function review() {
  const traderCode = await addBroker(site.db, `m${(brokers += 1)}`)
  const published = await rina.visitor.call(commentPublish, { traderCode, content, rating: 5 })
  return { traderCode, commentId: published.body.Data!.comment.commentId }
}
const translated = async (commentId: string, by: Visitor = site.visitor(), lang: 'id' | 'fil' = 'id') =>
  (await by.call(commentTransinit, { commentId, lang })).body
const setState = (commentId: string, state: string) =>
  site.db.query('UPDATE comments SET state = $2 WHERE comment_id = $1', [Number(commentId), state])
const stored = (commentId: string) =>
  site.db.query('SELECT lang, content FROM comment_translations WHERE comment_id = $1', [Number(commentId)])

test('a comment is translated by the machine once per language, and the answer says so', async () => {
  const { commentId } = await review()
  const machine = { lang: 'id', content: `id: ${content.toUpperCase()}`, source: 'machine' }
  expect((await translated(commentId)).Data).toEqual(machine)
  expect((await translated(commentId)).Data).toEqual(machine)
  await translated(commentId, site.visitor(), 'fil')
  expect(asked).toEqual([
    { q: content, source: 'en', target: 'id', format: 'text', api_key: 'key-of-the-site' },
    expect.objectContaining({ target: 'tl' }),
  ])
})

test('visitors who ask for the same translation at the same time share one request to the translator', async () => {
  const { commentId } = await review()
  const answers = await Promise.all(Array.from({ length: 5 }, () => translated(commentId)))
  expect([asked.length, new Set(answers.map(({ Data }) => Data?.content)).size]).toEqual([1, 1])
})

test('the writer’s words and a stored translation are not sent to the machine', async () => {
  const { commentId } = await review()
  expect((await site.visitor().call(commentTransinit, { commentId, lang: 'en' })).body.Data?.source).toBe('stored')
  await site.db.query(`UPDATE comments SET content = content || '{"id": "Dibayar."}' WHERE comment_id = $1`, [
    Number(commentId),
  ])
  expect((await translated(commentId)).Data).toEqual({ lang: 'id', content: 'Dibayar.', source: 'stored' })
  expect(asked).toEqual([])
})

test('a machine translation ends when its comment is edited, and the new words are translated', async () => {
  const { commentId } = await review()
  await translated(commentId)
  await rina.visitor.call(commentEdit, { commentId, content: 'Paid out within a week.', version: 1 })
  expect(await stored(commentId)).toEqual([])
  expect((await translated(commentId)).Data?.content).toBe('id: PAID OUT WITHIN A WEEK.')
})

test('a comment that is not public is never sent to the translator, and its translation is deleted', async () => {
  const { commentId } = await review()
  await translated(commentId)
  asked.splice(0)
  await setState(commentId, 'removed')
  expect(await stored(commentId)).toEqual([])
  expect([(await translated(commentId)).ErrorCode, (await translated(commentId, rina.visitor)).ErrorCode]).toEqual([
    3001, 3101,
  ])
  expect(asked).toEqual([])
})

test('a translation of words that were edited or removed meanwhile is neither stored nor shown', async () => {
  const { commentId } = await review()
  answer = async (request, response) => {
    await setState(commentId, 'removed')
    await shouting(request, response)
  }
  expect((await translated(commentId)).ErrorCode).toBe(3104)
  expect(await stored(commentId)).toEqual([])
})

const reply =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body)
test.each<[string, RequestListener]>([
  ['an error', reply('{"error": "Slowdown"}', 429)],
  ['text that is not JSON', reply('<html>')],
  ['no translation', reply('{"translatedText": ""}')],
  ['a zero byte', reply('{"translatedText": "a\\u0000b"}')],
  ['a very long text', reply(JSON.stringify({ translatedText: 'x'.repeat(20_001) }))],
  ['an endless answer', reply('x'.repeat(300_000))],
  ['a redirect', (_request, response) => void response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end()],
  ['no answer in time', () => {}],
])('a translator that answers with %s is reported as unavailable, and nothing is stored', async (_what, given) => {
  const { commentId } = await review()
  answer = given
  const body = await translated(commentId)
  expect([body.ErrorCode, site.errors.splice(0).length, await stored(commentId)]).toEqual([5001, 1, []])
})

test('a network may have 60 comments translated an hour, and translations that are there do not count', async () => {
  const visitor = site.visitor()
  const { commentId } = await review()
  await translated(commentId)
  const ids = await site.db.query<{ id: string }>(
    `INSERT INTO comments (target_type, target_code, user_id, lang, content)
     SELECT 'market', 'any', $1, 'en', jsonb_build_object('en', 'Text ' || n) FROM generate_series(1, 61) n RETURNING comment_id::text AS id`,
    [rina.userId],
  )
  const codes: number[] = []
  for (const { id } of ids) codes.push((await translated(id, visitor)).ErrorCode)
  expect(codes).toEqual([...Array<number>(60).fill(0), 4001])
  expect((await translated(commentId, visitor)).ErrorCode).toBe(0)
})

test('lists and single comments say whether the site translates', async () => {
  const { traderCode, commentId } = await review()
  expect((await site.visitor().call(commentList, { traderCode })).body.Data?.translates).toBe(true)
  expect((await site.visitor().call(commentDetail, { commentId })).body.Data?.translates).toBe(true)
})
