import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { brokersIndexinit, traderDropdown, traderSearch } from 'calls/brokers'
import { searchIndex } from 'calls/search'
import type { CallInput } from 'shared-state/api/declare-call'
import { addSearched } from '../testing/add-searched.ts'
import { startApi, START_MS } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
beforeAll(async () => {
  site = await startApi()
  visitor = site.visitor()
  await addSearched(site.db)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const found = async (input: CallInput<typeof traderSearch>) => {
  const { items, total, near } = (await visitor.call(traderSearch, input)).body.Data!
  return { codes: items.map(({ code }) => code), total, near }
}

test('the broker search ranks an exact name first, then prefixes, later words and parts of words, ties by score', async () => {
  expect(await found({ keyword: 'zubrixo' })).toEqual({
    codes: ['Zz1', 'Zz3', 'Zz2', 'Zz4', 'Zz5'],
    total: 5,
    near: false,
  })
  expect((await found({ keyword: 'zubrixo', order: 'score' })).codes).toEqual(['Zz5', 'Zz3', 'Zz4', 'Zz2', 'Zz1'])
})

test.each([
  ['two swapped letters', 'Zubirxo Markets', 'Zz2'],
  ['a missing letter', 'zubrxo markets', 'Zz2'],
  ['an extra letter', 'zubrixxo markets', 'Zz2'],
  ['a wrong letter', 'zubrizo markets', 'Zz2'],
  ['swapped first letters', 'uzbrixo markets', 'Zz2'],
  ['errors in both words', 'zubirxo makrets', 'Zz2'],
  ['a missing space and a wrong letter', 'zubirxomarkets', 'Zz2'],
  ['an incomplete word with an error', 'alamo kvets', 'Zz6'],
  ['a swap with few common trigrams', 'vorith', 'Zz8'],
  ['a swap in an incomplete word', 'vori', 'Zz8'],
])('the broker search tolerates %s', async (_name, keyword, code) => {
  const { codes, near } = await found({ keyword })
  expect([codes[0], near]).toEqual([code, true])
  expect((await visitor.call(traderDropdown, { keyword })).body.Data!.items[0]?.code).toBe(code)
  expect((await visitor.call(brokersIndexinit, { keyword })).body.Data).toMatchObject({
    near: true,
    items: expect.arrayContaining([expect.objectContaining({ code })]),
  })
})

test.each([
  ['a name without its space', 'zubrixomarkets', 'Zz2'],
  ['a name with an extra space', 'north zu brixo', 'Zz4'],
  ['a name without its accents', 'alamo kvestra', 'Zz6'],
  ['the legal name', 'trustworthy holdings', 'Zz6'],
  ['the web address', 'kvestra-desk.example', 'Zz6'],
  ['the address of one of its pages', 'https://www.kvestra-desk.example/en/fees?x=1', 'Zz6'],
  ['words in another order', 'kvestra alamo', 'Zz6'],
  ['the code', 'Zz6', 'Zz6'],
])('the broker search finds a broker by %s', async (_name, keyword, code) => {
  expect((await found({ keyword })).codes[0]).toBe(code)
})

test('a keyword of one or two letters matches the start of names, with each broker once on all pages', async () => {
  const count = async (letter: string) =>
    (
      await site.db.one<{ count: number }>(`SELECT count(*) AS count FROM brokers WHERE find_name LIKE $1`, [
        `${letter}%`,
      ])
    )?.count
  const first = await found({ keyword: 'm', pageSize: 50 })
  expect(first.total).toBe(await count('m'))
  const codes: string[] = []
  for (let pageIndex = 1; pageIndex <= Math.ceil(first.total / 7); pageIndex += 1)
    codes.push(...(await found({ keyword: 'm', pageIndex, pageSize: 7 })).codes)
  expect([codes.length, new Set(codes).size]).toEqual([first.total, first.total])
  expect((await found({ keyword: 'IG' })).codes).toContain('Zz7')
})

test('the result pages of a common word contain each broker once', async () => {
  const { total } = await found({ keyword: 'a' })
  const common = await found({ keyword: 'market', pageSize: 50 })
  expect(common.total).toBeGreaterThan(20)
  const codes: string[] = []
  for (let pageIndex = 1; pageIndex <= Math.ceil(common.total / 9); pageIndex += 1)
    codes.push(...(await found({ keyword: 'market', pageIndex, pageSize: 9 })).codes)
  expect([codes.length, new Set(codes).size]).toEqual([common.total, common.total])
  expect((await found({ keyword: 'market', pageIndex: 1_000_000 })).codes).toEqual([])
  expect(total).toBeGreaterThan(0)
})

test('the filters of the broker search also apply to similar spellings', async () => {
  expect((await found({ keyword: 'zubrixo', grade: 'A' })).codes).toEqual([])
  expect((await found({ keyword: 'zubrixo', countryCode: '840', grade: 'AAA' })).codes).toEqual(['Zz3', 'Zz5'])
  expect((await found({ keyword: 'zubirxo', grade: 'AAA' })).codes).toEqual(['Zz3'])
  expect((await found({ keyword: 'zubrixo', regulatorId: 1 })).total).toBe(0)
})

test.each(['%', '_', '***', "'", '\\', '%%%', '(|&!', '🙂'])(
  'the keyword %s finds nothing and causes no error',
  async keyword => {
    expect(await found({ keyword })).toEqual({ codes: [], total: 0, near: false })
    expect((await visitor.call(traderDropdown, { keyword })).body.Data?.items).toEqual([])
    expect((await visitor.call(searchIndex, { keyword })).body.Data?.groups).toEqual([])
    expect((await visitor.call(brokersIndexinit, { keyword })).body.Data?.total).toBe(0)
  },
)

test('the broker dropdown has the best matches, or without a keyword the best-rated brokers that may lead', async () => {
  const dropdown = async (input: object) =>
    (await visitor.call(traderDropdown, input)).body.Data!.items.map(({ code }) => code)
  expect(await dropdown({ keyword: 'zubrixo', num: 3 })).toEqual(['Zz1', 'Zz3', 'Zz2'])
  const best = await site.db.query<{ code: string }>(
    'SELECT code FROM brokers b WHERE broker_may_lead(b) ORDER BY score DESC, comment_count DESC, code LIMIT 3',
  )
  const codes = best.map(({ code }) => code)
  expect(await dropdown({ keyword: '', num: 3 })).toEqual(codes)
  expect(await dropdown({ num: 3 })).toEqual(codes)
})
