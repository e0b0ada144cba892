import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { live7x24Init } from 'calls/flash'
import { live7x24Desk, live7x24Save, live7x24Withdraw } from 'calls/flash-desk'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertFlash } from '../testing/flash-items.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

let site: ApiUnderTest
let editor: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  editor = await addTestUser(site, 'Editor', ['editor'])
  await site.db.query(
    `INSERT INTO tags (area, code, name) VALUES ('flash', 'gold', '{"en":"Gold","id":"Emas"}') ON CONFLICT DO NOTHING`,
  )
}, START_MS)
afterAll(() => site.close())
beforeEach(() => site.db.script('DELETE FROM flash_items; DELETE FROM flash_history'))
afterEach(() => expect(site.errors).toEqual([]))

const content = { en: 'Gold rises.', id: 'Emas naik.' }
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const save = async (more: object = {}, by = editor) => (await by.visitor.call(live7x24Save, { content, ...more })).body
const withdraw = async (id: string) => (await editor.visitor.call(live7x24Withdraw, { id })).body
const desk = async (view: 'current' | 'withdrawn' = 'current') =>
  (await editor.visitor.call(live7x24Desk, { view })).body.Data!
const published = async () => (await site.visitor().call(live7x24Init, {})).body.Data!.items.map(item => item.content)

test('a news flash that an editor writes is published at once, with its topics, and the desk names its editor', async () => {
  const { Data } = await save({
    important: true,
    tags: ['gold'],
    symbols: ['XAUUSD'],
    publishedAt: '2020-01-01T00:00:00.000Z',
  })
  expect(Date.parse(Data!.publishedAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(await published()).toEqual(['Gold rises.'])
  expect((await desk()).items).toEqual([
    {
      id: Data!.id,
      content,
      important: true,
      tags: ['gold'],
      symbols: ['XAUUSD'],
      countryCode: null,
      source: 'Brokerlens',
      publishedAt: Data!.publishedAt,
      state: 'published',
      history: [{ action: 'write', nick: 'Editor', at: expect.stringMatching(/Z$/) }],
    },
  ])
})

test('a scheduled news flash is hidden until its time and can be changed until then', async () => {
  const { Data } = await save({ publishedAt: inHours(2) })
  expect(await published()).toEqual([])
  await save({ id: Data!.id, content: { ...content, en: 'Gold falls.' } })
  expect(await published()).toEqual(['Gold falls.'])
  const [item] = (await desk()).items
  expect(item!.history.map(({ action }) => action)).toEqual(['write', 'change'])
  expect((await save({ id: Data!.id })).ErrorCode).toBe(3101)
})

test('a withdrawn news flash is gone for readers, its text stays on the desk, and withdrawing it again changes nothing', async () => {
  const { Data } = await save()
  const other = await insertFlash(site.db, { text: 'Not from the desk' })
  for (const id of [Data!.id, Data!.id, other]) expect((await withdraw(id)).Data).toEqual({ done: true })
  expect(await published()).toEqual([])
  const { items } = await desk('withdrawn')
  expect(items.map(({ id, state, content: text, history }) => [id, state, text.en, history.length])).toEqual([
    [other, 'withdrawn', 'Not from the desk', 1],
    [Data!.id, 'withdrawn', 'Gold rises.', 2],
  ])
})

test.each([
  ['an unknown topic', { tags: ['nothing'] }, 1004],
  ['a text of 301 characters', { content: { en: 'x'.repeat(301), id: 'x' } }, 1002],
  ['a text in one language', { content: { en: 'x' } }, 1001],
  ['a line break', { content: { en: 'x\ny', id: 'x' } }, 1004],
  ['a symbol that is none', { symbols: ['<b>'] }, 1004],
  ['a time 31 days ahead', { publishedAt: inHours(31 * 24) }, 1003],
  ['an unknown item', { id: '99' }, 3001],
])('a news flash with %s is refused', async (_name, more, code) => {
  expect((await save(more)).ErrorCode).toBe(code)
  expect((await desk()).total).toBe(0)
})

test('an unknown news flash cannot be withdrawn', async () => {
  expect((await withdraw('99')).ErrorCode).toBe(3001)
})

test('the desk is for editors, moderators and ops only', async () => {
  const ask = async (roles: string[]) => {
    const user = await addTestUser(site, `User${roles.join('')}`, roles)
    return (await save({}, user)).ErrorCode
  }
  expect([await ask([]), await ask(['moderator']), await ask(['ops'])]).toEqual([2003, 0, 0])
})
