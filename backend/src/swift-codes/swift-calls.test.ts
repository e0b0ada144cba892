import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { searchDetail } from 'calls/search'
import * as calls from 'calls/swift-codes'
import { importRows } from '../data-tools/import-rows.ts'
import { dataKinds } from '../data-tools/data-kinds.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

let site: ApiUnderTest
let visitor: Visitor
let indonesian: Visitor

/** Code, bank, city. */
const codes = [
  ['ZZAADEF4', 'Aster Sample Bank', 'Frankfurt am Main'],
  ['ZZAADEF4B01', 'Aster Sample Bank', 'Berlin'],
  ['ZZAADEF4B02', 'Aster Sample Bank', 'Frankfurt am Main'],
  ['ZZAAGB2A', 'Aster Sample Bank', 'London'],
  ['ZZBBDEAA', 'Birch Sample Bank', 'Frankfurt am Main'],
] as const

beforeAll(async () => {
  site = await startApi({ sample: false })
  visitor = site.visitor()
  indonesian = Object.assign(site.visitor(), { lang: 'id' })
  await importCodes(codes)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

async function importCodes(rows: readonly (readonly [string, string, string])[]) {
  const checked = rows.map(([code, bank, city], index) => {
    const found = dataKinds['swift-codes'].check({ code, bank, city, sample: true })
    if ('problem' in found) throw new Error(found.problem)
    return { line: index + 1, ...found.row }
  })
  return importRows(site.db, { kind: 'swift-codes', rows: JSON.stringify(checked), write: true })
}

const complete = async (input: object) => (await visitor.call(calls.swiftcodeComplete, input)).body
const check = async (text: string) => (await visitor.call(calls.swiftcodeCheck, { text })).body.Data!

test('the second import of the same codes changes nothing, also where a head office is written with XXX', async () => {
  expect(await importCodes(codes)).toEqual({ added: 0, changed: 0, refused: [] })
  expect(await importCodes([['ZZAADEF4XXX', 'Aster Sample Bank', 'Frankfurt am Main']])).toMatchObject({ changed: 0 })
})

test('the directory lists countries by name in the visitor’s language, with their number of codes', async () => {
  const { countries, total, sample } = (await visitor.call(calls.swiftcodeInit, {})).body.Data!
  expect(countries.map(({ name, slug, count }) => [name, slug, count])).toEqual([
    ['Germany', 'germany', 4],
    ['United Kingdom', 'united-kingdom', 1],
  ])
  expect([total, sample]).toEqual([5, true])
  const there = (await indonesian.call(calls.swiftcodeInit, {})).body.Data!.countries
  expect(there.map(({ name, slug }) => [name, slug])).toEqual([
    ['Inggris Raya', 'united-kingdom'],
    ['Jerman', 'germany'],
  ])
})

test.each([
  ['zzaa', ['ZZAADEF4', 'ZZAAGB2A', 'ZZAADEF4B01', 'ZZAADEF4B02']],
  ['zzaa de f4 b01', ['ZZAADEF4B01']],
  ['birch', ['ZZBBDEAA']],
  ['aster lond', ['ZZAAGB2A']],
  ['nowhere', []],
  ['%', []],
])('the directory finds %j by code, bank and city', async (keyword, found) => {
  const { hot } = (await visitor.call(calls.swiftcodeInit, { keyword })).body.Data!
  expect(hot.map(({ swiftCode }) => swiftCode)).toEqual(found)
})

test('cities of a country and banks of a city have their numbers of codes', async () => {
  const cities = (await visitor.call(calls.swiftcodeCity, { twoCharCode: 'de', order: 'count' })).body.Data!
  expect([cities.total, cities.items]).toEqual([
    2,
    [
      { city: 'Frankfurt am Main', slug: 'frankfurt-am-main', count: 3 },
      { city: 'Berlin', slug: 'berlin', count: 1 },
    ],
  ])
  const banks = (
    await visitor.call(calls.swiftcodeBank, { twoCharCode: 'DE', city: 'Frankfurt am Main', pageSize: 1, pageIndex: 2 })
  ).body.Data!
  expect([banks.total, banks.items]).toEqual([2, [{ bank: 'Birch Sample Bank', slug: 'birch-sample-bank', count: 1 }]])
  const beyond = (
    await visitor.call(calls.swiftcodeBank, { twoCharCode: 'DE', city: 'frankfurt-am-main', pageIndex: 9 })
  ).body.Data!
  expect([beyond.total, beyond.items]).toEqual([2, []])
})

test('a code comes with the other codes of its bank in the country, and in either spelling', async () => {
  const { Data } = await complete({ swiftCode: 'ZZAADEF4XXX' })
  expect(Data!.items.map(({ swiftCode, head }) => [swiftCode, head])).toEqual([
    ['ZZAADEF4', true],
    ['ZZAADEF4B01', false],
    ['ZZAADEF4B02', false],
  ])
  expect((await complete({ swiftCode: 'zzaadef4' })).Data).toEqual(Data)
  expect(Data!.items[0]).toMatchObject({ country: 'Germany', countrySlug: 'germany', branch: null, sample: true })
})

test('a bank in a city has its codes, the head office first', async () => {
  const { Data } = await complete({ twoCharCode: 'DE', city: 'frankfurt-am-main', bank: 'aster-sample-bank' })
  expect(Data!.items.map(({ swiftCode }) => swiftCode)).toEqual(['ZZAADEF4', 'ZZAADEF4B02'])
})

test.each([
  [{ swiftCode: 'ZZAAZZF4' }, 1004, 'swiftCode'],
  [{ swiftCode: 'short' }, 1004, 'swiftCode'],
  [{}, 1001, 'swiftCode'],
  [{ twoCharCode: 'DE', city: 'berlin' }, 1001, 'bank'],
  [{ swiftCode: 'ZZCCDEF4' }, 3001, undefined],
  [{ twoCharCode: 'DE', city: 'berlin', bank: 'no-such-bank' }, 3001, undefined],
])('the look-up of %j is refused', async (input, code, field) => {
  const { ErrorCode, errors } = await complete(input)
  expect([ErrorCode, errors?.[0]?.field]).toEqual([code, field])
})

test('the check of a code says whether the directory has it, and otherwise what is wrong with it', async () => {
  expect(await check('zzaa de f4')).toEqual({ typed: 'ZZAADEF4', code: 'ZZAADEF4', known: true, faults: [] })
  expect(await check('ZZAADEF4ABC')).toMatchObject({ code: 'ZZAADEF4ABC', known: false })
  expect(await check('ZZAAZZF4')).toMatchObject({ code: null, faults: [{ part: 'country', found: 'ZZ' }] })
})

test('the site’s search finds SWIFT codes as a kind of their own', async () => {
  const { items, total } = (await indonesian.call(searchDetail, { type: 'swift', keyword: 'ZZAADEF4' })).body.Data!
  expect(total).toBe(3)
  expect(items[0]).toMatchObject({
    title: 'ZZAADEF4 Aster Sample Bank',
    text: 'Frankfurt am Main, Jerman',
    url: '/id/swift-codes/ZZAADEF4.html',
  })
})
