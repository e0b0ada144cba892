import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { dealerSoftwaredetail, dealerSoftwarelist } from 'calls/software'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

test('the software list is sorted by rating or by name, paged and filtered by kind', async () => {
  const { items, total } = (await visitor.call(dealerSoftwarelist, {})).body.Data!
  const scores = items.map(({ score }) => score ?? -1)
  expect([total, scores]).toEqual([items.length, [...scores].sort((a, b) => b - a)])
  const second = (await visitor.call(dealerSoftwarelist, { order: 'name', pageIndex: 2, pageSize: 3 })).body.Data!
  expect(second.items.map(({ name }) => name)).toEqual(
    items
      .map(({ name }) => name)
      .sort()
      .slice(3, 6),
  )
  const own = (await visitor.call(dealerSoftwarelist, { kind: 'own' })).body.Data!
  expect([own.total, new Set(own.items.map(({ kind }) => kind))]).toEqual([2, new Set(['own'])])
})

test('the software list of a broker has what it offers, and an unknown broker is refused', async () => {
  const broker = (await site.db.one<{ code: string; platforms: string[] }>(
    'SELECT code, platforms FROM brokers ORDER BY cardinality(platforms) DESC, code LIMIT 1',
  ))!
  const { items } = (await visitor.call(dealerSoftwarelist, { traderCode: broker.code })).body.Data!
  expect(items.map(({ code }) => code).sort()).toEqual([...broker.platforms].sort())
  const unknown = await visitor.call(dealerSoftwarelist, { traderCode: 'nobody9' })
  expect([unknown.status, unknown.body.ErrorCode]).toEqual([404, 3001])
})

test('a software page has an HTML description in the visitor’s language and the best-rated brokers that offer it', async () => {
  const { software, content, traders } = (await visitor.call(dealerSoftwaredetail, { code: 'mt5' })).body.Data!
  expect(software).toMatchObject({ code: 'mt5', name: 'MetaTrader 5', kind: 'mt5', sample: false })
  expect(content).toMatch(/<h2 id="[^"]+">What is different/)
  const scores = traders.map(({ score }) => score ?? -1)
  expect([scores.length, scores]).toEqual([20, [...scores].sort((a, b) => b - a)])
  expect(traders.every(({ platforms }) => platforms.includes('MetaTrader 5'))).toBe(true)
  const indonesian = (await Object.assign(site.visitor(), { lang: 'id' }).call(dealerSoftwaredetail, { code: 'mt5' }))
    .body.Data!
  expect(indonesian.content).toContain('Bedanya dengan versi 4')
})

test('a software description is sanitised and may be missing', async () => {
  await site.db.script(
    `INSERT INTO software (code, name, kind, version, platforms) VALUES ('bare', 'Bare', 'other', '1', '{web}'), ('bad', 'Bad', 'other', '1', '{web}')`,
  )
  await site.db.query('INSERT INTO software_texts (software_code, content) VALUES ($1, $2)', [
    'bad',
    JSON.stringify({ en: 'Good<script>alert(1)</script> [x](javascript:alert(1))', id: 'x' }),
  ])
  expect((await visitor.call(dealerSoftwaredetail, { code: 'bare' })).body.Data).toMatchObject({
    content: '',
    traders: [],
  })
  const { content } = (await visitor.call(dealerSoftwaredetail, { code: 'bad' })).body.Data!
  expect(content).toContain('Good')
  expect(content).not.toMatch(/script|alert/)
})

test('every software in the sample data has a description in both languages', async () => {
  for (const { code } of (await visitor.call(dealerSoftwarelist, { pageSize: 50 })).body.Data!.items.filter(
    ({ code }) => !['bare', 'bad'].includes(code),
  )) {
    const texts = await Promise.all(
      ['en', 'id'].map(
        async lang =>
          (await Object.assign(site.visitor(), { lang }).call(dealerSoftwaredetail, { code })).body.Data!.content,
      ),
    )
    expect(texts.every(text => text.length > 300)).toBe(true)
    expect(texts[0]).not.toBe(texts[1])
  }
})

test('an unknown software code is refused', async () => {
  const { status, body } = await visitor.call(dealerSoftwaredetail, { code: 'nobody9' })
  expect([status, body.ErrorCode]).toEqual([404, 3001])
})
