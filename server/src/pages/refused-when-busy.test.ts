import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerMain } from 'calls/broker-tabs'
import { openPageScene, START_MS, type PageScene } from '../testing/page-scene.ts'

/** A page that would wait too long to be rendered is refused at once (docs/decisions/0089-refused-when-busy.md). */

let scene: PageScene

beforeAll(async () => void (scene = await openPageScene({ sample: true })), START_MS)
afterAll(() => scene.close())
afterEach(() => {
  scene.jobs.length = 0
  scene.waitMs = 0
  scene.cookies.clear()
  expect(scene.site.errors.splice(0)).toEqual([])
})

test.each([
  ['/en/brokers?page=1', 'en', 'The site is busy'],
  ['/id/brokers?page=1', 'id', 'Situs sedang ramai'],
])('%s answers 503 in its language and is not rendered', async (path, lang, title) => {
  scene.waitMs = 2_100
  const answer = await scene.get(path)
  const { status, headers } = answer
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '4', 'no-store'])
  const html = await answer.text()
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html.length).toBeLessThan(1_000)
  expect(scene.jobs).toEqual([])
})

test('a page that waits as long as it may is rendered', async () => {
  scene.waitMs = 800
  expect((await scene.get('/en/brokers?page=2')).status).toBe(200)
  expect(scene.jobs).toHaveLength(1)
})

test('stored pages answer however long others would wait', async () => {
  const rows = await scene.site.db.query<{ code: string }>('SELECT code FROM brokers LIMIT 1')
  scene.rendering = async (_job, { call }) => {
    const input = { traderCode: rows[0]!.code }
    const { body } = await call({ name: dealerMain.name, input, headers: {}, signal: AbortSignal.timeout(10_000) })
    return JSON.stringify(body)
  }
  const first = await (await scene.get('/en/brokers?page=3')).text()
  scene.waitMs = 60_000
  const again = await scene.get('/en/brokers?page=3')
  expect([again.status, await again.text()]).toEqual([200, first])
  expect(scene.jobs).toHaveLength(1)
})

test('a form is not run if its page is refused, so that nothing is done twice when it is sent again', async () => {
  const fields = { account: 'ann@mail.example', password: 'seven green lamps' }
  await scene.site.addUser({ email: fields.account, password: fields.password, nick: 'Ann' })
  scene.waitMs = 60_000
  expect((await scene.post('/en/login.html', fields)).status).toBe(503)
  expect(scene.cookies.has('sid')).toBe(false)
  scene.waitMs = 0
  expect((await scene.post('/en/login.html', fields)).status).toBe(302)
  expect(scene.cookies.has('sid')).toBe(true)
})
