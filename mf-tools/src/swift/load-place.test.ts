import { expect, test } from '@jest/globals'
import { swiftcodeComplete, swiftcodeInit } from 'calls/swift-codes'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { ApiError, type LoadContext } from 'shared-state/runtime'
import { loadBank, loadCity, loadPlace } from './load-place.ts'

const portugal = { twoCharCode: 'PT', name: 'Portugal', slug: 'portugal', flag: 'pt', count: 3 }
const refused = (call: CallDeclaration, status: number) =>
  new ApiError({ call: call.name, status, code: 0, message: '', errors: [] })

/** What is not found leads to the page that says so (spec 4). */
const isNotFound = { to: expect.stringContaining('/404.html') }

/** What an address leads to: its data, or the status and the address of what is thrown instead. */
async function outcome(load: (context: LoadContext) => Promise<object>, params: Record<string, string>, search = '') {
  const inputs: object[] = []
  const call = async (asked: CallDeclaration, input: { swiftCode?: string }) => {
    inputs.push(input)
    if (asked.name === swiftcodeInit.name) return { countries: [portugal], sample: true }
    if (asked.name !== swiftcodeComplete.name) return { items: [], total: 0, pageIndex: 1, pageSize: 50 }
    if (input.swiftCode?.slice(4, 6) === 'ZZ') throw refused(asked, 400)
    return { items: [{ swiftCode: input.swiftCode }, { swiftCode: 'other' }] }
  }
  const context = { url: new URL(`http://site/en/?${search}`), lang: 'en', params, api: { call } }
  try {
    return { data: await load(context as unknown as LoadContext), inputs }
  } catch (thrown) {
    const answer = thrown as { status?: number; init?: { status: number }; headers?: Headers }
    return { status: answer.status ?? answer.init?.status, to: answer.headers?.get('Location') ?? null }
  }
}

test.each([
  ['portugal.html', { data: expect.objectContaining({ country: { ...portugal, sample: true } }) }],
  ['PORTUGAL.html', { data: { code: { swiftCode: 'PORTUGAL' }, others: [{ swiftCode: 'other' }] } }],
  ['zzaadef4.html', { status: 301, to: '/en/swift-codes/ZZAADEF4.html' }],
  ['ZZAADEF4XXX.html', { status: 301, to: '/en/swift-codes/ZZAADEF4.html' }],
  ['ZZAAZZF4.html', { status: 302, to: '/en/swift-codes.html?code=ZZAAZZF4' }],
  ['nowhere.html', isNotFound],
  ['portugal', isNotFound],
])('the last part %s of an address is a country, a code, or neither', async (place, expected) => {
  expect(await outcome(loadPlace, { place })).toMatchObject(expected)
})

test.each([
  ['2', 2],
  ['1e9', 10_000],
  ['-3', 1],
  ['x', 1],
])('page %s of the cities of a country is page %i', async (page, pageIndex) => {
  const { inputs } = await outcome(loadPlace, { place: 'portugal.html' }, `page=${page}`)
  expect(inputs?.at(-1)).toMatchObject({ twoCharCode: 'PT', pageIndex })
})

test('parts of an address that are too long for a place or a bank are not found', async () => {
  const long = `${'a'.repeat(5000)}.html`
  expect(await outcome(loadPlace, { place: long })).toMatchObject(isNotFound)
  expect(await outcome(loadCity, { country: 'portugal', city: long })).toMatchObject(isNotFound)
  expect(await outcome(loadBank, { country: 'portugal', city: 'lisbon', bank: long })).toMatchObject(isNotFound)
  expect(await outcome(loadBank, { country: 'portugal', city: long, bank: 'a.html' })).toMatchObject(isNotFound)
})
