import { screen, within } from '@testing-library/react'
import { licenceOf } from 'calls/testing/example-licence'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import { headOfRegulators } from '../regulators/head-of-regulators.ts'
import { loadRegulators } from '../regulators/load-regulators.ts'
import { RegulatorsPage } from '../regulators/regulators-page.tsx'
import strings from '../strings/en.json'
import { entryOf } from '../testing/sample-brokers.ts'

const holder = entryOf({ code: 'Q1', showName: 'Quillhaven FX' })
const clone = entryOf({ code: 'C2', showName: 'Quillhaven Pro', slug: 'quillhaven-pro', findings: ['suspectedClone'] })
const held = { licence: licenceOf(), broker: holder }
const claimed = { licence: licenceOf({ id: '2', status: 'suspected_clone' }), broker: clone }
const noFirm = { items: [], total: 0, pageIndex: 1, pageSize: 10, near: false }

interface Given {
  licences?: (typeof held)[]
  firms?:
    | typeof noFirm
    | { items: (typeof holder)[]; total: number; pageIndex: number; pageSize: number; near: boolean }
}

async function load(search: string, { licences = [], firms = noFirm }: Given = {}) {
  const store = testStore({
    strings: { ...uiStrings, ...strings },
    answers: {
      'regulator.list': { items: [], total: 0, pageIndex: 1, pageSize: 30 },
      'lcs.check': { items: licences },
      'trader.search': firms,
    },
  })
  const url = new URL(`/en/regulators.html${search}`, 'http://localhost')
  const { signal } = new AbortController()
  const data = await loadRegulators({ params: {}, url, lang: 'en', api: store.api, store, signal })
  return { data, store, url }
}
type Loaded = Awaited<ReturnType<typeof load>>
const show = ({ data, store, url }: Loaded) =>
  renderPart(<RegulatorsPage />, { at: url.pathname + url.search, data, store })
const open = async (search = '', given?: Given) => show(await load(search, given))
const form = () => screen.getByRole('search', { name: 'Licence number or firm' })
const rowOf = (name: string) => within(screen.getByRole('row', { name: accessible => accessible.includes(name) }))
const isNoindex = async (search: string) => {
  const { data, ...place } = await load(search)
  return headOfRegulators(data, { ...place, lang: 'en' } as never).noindex
}

test('the licence check is a form that works by GET without JavaScript, and says nothing before it is used', async () => {
  await open()
  expect([form().getAttribute('method'), form().getAttribute('action')]).toEqual(['get', '/en/regulators.html'])
  expect(within(form()).getByRole('searchbox').getAttribute('name')).toBe('licence')
  expect(screen.queryByText(/Nothing found/)).toBeNull()
})

test('a licence number that is found shows who uses it, its state, and the register in which to check it', async () => {
  await open('?licence=sample-1101', { licences: [held] })
  const row = rowOf('Quillhaven FX')
  expect(row.getByText('Active')).toBeTruthy()
  expect(row.getByText('Quillhaven FX UK Ltd')).toBeTruthy()
  expect(row.getByRole('link', { name: 'register.example' }).getAttribute('href')).toBe('https://register.example/')
  expect(screen.getByText(/A matching number is no proof/)).toBeTruthy()
  expect((within(form()).getByRole('searchbox') as HTMLInputElement).value).toBe('sample-1101')
})

test('a licence number that several brokers use is warned of, and the suspected clone is called one', async () => {
  await open('?licence=SAMPLE-1101', { licences: [held, claimed] })
  expect(screen.getByText(/More than one broker uses this number/)).toBeTruthy()
  expect(rowOf('Quillhaven Pro').getAllByText('Suspected clone').length).toBeGreaterThan(0)
})

test('a text that is no licence number is looked up as the name of a firm, with its worst state', async () => {
  await open('?licence=quillhaven', { firms: { ...noFirm, items: [clone], total: 1 } })
  expect(screen.getByRole('heading', { name: /Brokers with this name/ })).toBeTruthy()
  expect(screen.getByText('Suspected clone')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See its licences' }).getAttribute('href')).toBe(
    '/en/brokers/regulator/quillhaven-pro-C2.html',
  )
})

test('if some of the brokers have only a similar name, the result of the licence check says so', async () => {
  await open('?licence=quillhavn', { firms: { ...noFirm, items: [holder], total: 1, near: true } })
  expect(screen.getByRole('heading', { name: /Brokers with this or a similar name/ })).toBeTruthy()
})

test('digits that are no licence number are not looked up as the name of a firm', async () => {
  await open('?licence=100', { firms: { ...noFirm, items: [holder], total: 1 } })
  expect(screen.getByRole('heading', { name: 'Nothing found for “100”' })).toBeTruthy()
})

test('a licence check without a result says that this proves nothing', async () => {
  await open('?licence=zzzz')
  expect(screen.getByRole('heading', { name: 'Nothing found for “zzzz”' })).toBeTruthy()
  expect(screen.getByText(/That proves nothing in either direction/)).toBeTruthy()
})

test.each([
  ['short', 'x', 'Type at least 2 characters.'],
  ['long', 'x'.repeat(65), 'Type at most 64 characters.'],
])('a text that is too %s is refused at the field of the licence check', async (_name, typed, message) => {
  await open(`?licence=${typed}`)
  expect(within(form()).getByRole('searchbox', { description: message })).toBeTruthy()
  expect(screen.queryByText(/Nothing found/)).toBeNull()
})

test('a licence check that failed says so, and the regulators are listed all the same', async () => {
  const loaded = await load('?licence=zzzz')
  show({ ...loaded, data: { ...loaded.data, check: { ...loaded.data.check, found: null } } })
  expect(screen.getByText('Check a licence did not load')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Regulators' })).toBeTruthy()
})

test('the result of a licence check is not indexed, and the list of regulators is', async () => {
  expect([
    await isNoindex(''),
    await isNoindex('?licence=zzzz'),
    await isNoindex(`?licence=${'x'.repeat(99)}`),
  ]).toEqual([false, true, true])
})
