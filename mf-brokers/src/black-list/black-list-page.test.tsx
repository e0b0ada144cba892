import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import uiIndonesian from 'ui/strings/id.json'
import strings from '../strings/en.json'
import indonesian from '../strings/id.json'
import { entryOf } from '../testing/sample-brokers.ts'
import { BlackListPage } from './black-list-page.tsx'
import { headOfBlackList } from './head-of-black-list.ts'
import { loadBlackList, type ListedBroker } from './load-black-list.ts'

const warned: ListedBroker = {
  ...entryOf({
    code: 'B1',
    showName: 'Blythestead',
    twoCharCode: 'AU',
    findings: ['revoked', 'warning'],
    exposureCount: 3,
  }),
  namesakeDetails: [],
  reasons: [
    { reason: 'revoked', at: null, source: { name: 'Harbour Authority', url: 'https://register.example/' } },
    { reason: 'warning', at: '2026-03-04', source: { name: 'Harbour Authority', url: 'https://warner.example/7' } },
  ],
}
const unlicensed: ListedBroker = {
  ...entryOf({ code: 'D2', showName: 'Duskfen', findings: ['noLicence'], exposureCount: 2 }),
  reasons: [{ reason: 'noLicence', at: '2026-05-06', source: null }],
}

async function load(search: string, { items = [warned, unlicensed], total = 2 } = {}, lang = 'en') {
  const store = testStore({
    lang: lang as 'en',
    strings: lang === 'en' ? { ...uiStrings, ...strings } : { ...uiIndonesian, ...indonesian },
    answers: {
      'dealer.blacklist': { items, total, pageIndex: 1, pageSize: 20 },
      'homefuc.countryhot': { items: [{ countryCode: '036', name: 'Australia' }] },
    },
  })
  const url = new URL(`/${lang}/blacklist.html${search}`, 'http://localhost')
  const signal = new AbortController().signal
  const data = await loadBlackList({ params: {}, url, lang: lang as 'en', api: store.api, store, signal })
  return { data, store, url }
}
const open = async (search = '', given?: Parameters<typeof load>[1]) => {
  const { data, store } = await load(search, given)
  return renderPart(<BlackListPage />, { at: `/en/blacklist.html${search}`, data, store })
}
const rowOf = (name: string) => within(screen.getByRole('row', { name: accessible => accessible.includes(name) }))

test('a broker on the black list is named with its country if another has the same name', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Blythestead (Australia)' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Duskfen' })).toBeTruthy()
})

test('each reason on the black list has its day and its source', async () => {
  await open()
  const row = rowOf('Blythestead')
  expect(row.getByText('Licence revoked')).toBeTruthy()
  expect(row.getByText('Regulator warning')).toBeTruthy()
  expect(row.getByText(/4 Mar 2026|Mar 4, 2026/)).toBeTruthy()
  const sources = row.getAllByRole('link', { name: /Harbour Authority/ }).map(link => link.getAttribute('href'))
  expect(sources).toEqual([
    expect.stringContaining(encodeURIComponent('https://register.example/')),
    expect.stringContaining(encodeURIComponent('https://warner.example/7')),
  ])
})

test('a broker without a licence leads to the complaints that put it on the black list', async () => {
  await open()
  const link = rowOf('Duskfen').getByRole('link', { name: '2 published complaints' })
  expect(link.getAttribute('href')).toBe('/en/exposure.html?traderCode=D2')
})

test('the black list states its rule, can be filtered by reason, and links to brokers by complaints', async () => {
  await open('?reason=revoked')
  expect(screen.getByRole('heading', { level: 1, name: 'Black list' })).toBeTruthy()
  expect(screen.getByText(/cloned or revoked licence or a regulator’s warning/)).toBeTruthy()
  expect((screen.getByRole('combobox', { name: 'Reason' }) as HTMLSelectElement).value).toBe('revoked')
  expect(screen.getByRole('link', { name: /Brokers by complaints/ }).getAttribute('href')).toBe(
    '/en/exposure/brokers.html',
  )
})

test('a black list without matches says so and offers the whole list', async () => {
  await open('?keyword=zzzz', { items: [] })
  expect(screen.getByRole('heading', { name: 'No broker found' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a page of the black list beyond the last leads to the last one with its filters', async () => {
  const refused: unknown = await load('?reason=warning&page=9', { items: [warned], total: 21 }).catch(
    (error: unknown) => error,
  )
  expect((refused as Response).headers.get('location')).toBe('/en/blacklist.html?reason=warning&page=2')
})

test('an unknown reason in the address is ignored', async () => {
  const { data } = await load('?reason=nonsense&order=name')
  expect(data.query).toMatchObject({ reason: '', order: 'name' })
})

test('the black list has its name in both languages, and a filtered one is not indexed', async () => {
  const { data, store, url } = await load('?countryCode=036', {}, 'id')
  const head = headOfBlackList!(data, { store, url } as never)
  expect([head.title, head.noindex, head.canonical]).toEqual(['Daftar hitam', true, '/blacklist.html'])
})
