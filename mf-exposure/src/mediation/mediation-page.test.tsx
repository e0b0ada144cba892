import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Exposure } from 'calls/entities/exposure'
import { mediationStates } from 'calls/exposure-case/case-states'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import uiWords from 'ui/strings/en.json'
import en from '../strings/en.json'
import { exposure, outcome, pellworth } from '../testing/sample-exposure.ts'
import { loadMediation, mediationHead } from './load-mediation.ts'
import { MediationPage } from './mediation-page.tsx'

const steps = [{ code: 'add', name: 'Ask', text: 'The author asks.' }]
const countsOf = (count: number) =>
  mediationStates.map((state, index) => ({ state, name: state, count: index * count }))

interface Given {
  count?: number
  items?: Exposure[]
  total?: number
  notCooperative?: BrokerListEntry[]
}

async function load(
  search: string,
  { count = 10, items = [exposure({ state: 'in_mediation' })], total = 45, notCooperative = [pellworth] }: Given = {},
) {
  const store = testStore({
    strings: { ...uiWords, ...en },
    answers: {
      'exposure.safeguardcontentpage': { items, total, pageIndex: 1, pageSize: 20, counts: countsOf(count) },
      'exposure.tradercategory': { items: [], ...outcome({ underMediation: 2 }) },
      'exposure.safeguard': {
        counts: countsOf(count),
        resolvedAmounts: count ? [{ amount: 17_708_832, currency: 'USD' }] : [],
        medianDays: count ? 30.6 : null,
        steps,
      },
      'home.noncooperativetraders': { items: notCooperative },
    },
  })
  const url = new URL(`/en/exposure/mediation.html${search}`, 'http://localhost')
  const signal = new AbortController().signal
  const data = await loadMediation({ params: {}, url, lang: 'en', api: store.api, store, signal })
  return { data, store, url }
}
const open = async (search = '', given?: Given) =>
  renderPart(<MediationPage />, { at: `/en/exposure/mediation.html${search}`, ...(await load(search, given)) })
const main = () => document.body.textContent

test('the mediation centre shows how a case goes, what a broker commits to, and its figures', async () => {
  await open()
  for (const words of ['The author asks.', 'within 14 days', '31 days', '$17,708,832', 'We do not check payments'])
    expect(main()).toContain(words)
})

test('the mediation centre without cases shows no figures and says so', async () => {
  await open('', { count: 0, items: [], total: 0 })
  expect(screen.getByRole('heading', { name: 'No case has gone to mediation yet' })).toBeTruthy()
  for (const words of ['Median', 'Closed or abandoned', 'We do not check']) expect(main()).not.toContain(words)
  expect(main()).toContain('The author asks.')
})

test('the cases of mediation have real addresses by state and page', async () => {
  await open('?state=resolved')
  const linkTo = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkTo(/^In mediation\s*10$/)).toBe('/en/exposure/mediation.html?state=in_mediation')
  expect(linkTo(/^All\s*150$/)).toBe('/en/exposure/mediation.html')
  expect(linkTo('Page 2 of 3')).toBe('/en/exposure/mediation.html?state=resolved&page=2')
})

test('a state that cases of mediation cannot have is ignored, and a filtered page is not indexed', async () => {
  const wrong = await load('?state=published&page=2')
  expect(wrong.data.query).toEqual({ state: '', traderCode: '', page: 2 })
  expect(mediationHead(wrong.data, wrong)).toMatchObject({
    canonical: '/exposure/mediation.html?page=2',
    noindex: false,
  })
  const filtered = await load('?state=closed')
  expect(mediationHead(filtered.data, filtered)).toMatchObject({ canonical: '/exposure/mediation.html', noindex: true })
})

test('the mediation of one broker names the broker, says where its complaints stand, and is not indexed', async () => {
  const { data, store, url } = await load('?traderCode=pw1')
  expect(mediationHead(data, { store, url })).toMatchObject({
    title: 'Mediation of complaints about Pellworth Global',
    canonical: '/exposure/mediation.html',
    noindex: true,
  })
  await open('?traderCode=pw1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mediation of complaints about Pellworth Global')
  expect(main()).toContain('Under mediation2')
  expect(screen.getByRole('link', { name: /About Pellworth/ }).getAttribute('href')).toBe('/en/exposure/mediation.html')
  expect(screen.getByRole('link', { name: /^In mediation/ }).getAttribute('href')).toBe(
    '/en/exposure/mediation.html?state=in_mediation&traderCode=pw1',
  )
})

test('a page of the mediation centre beyond the last leads to the last one', async () => {
  const refused: unknown = await load('?page=9').catch((error: unknown) => error)
  expect((refused as Response).headers.get('location')).toBe('/en/exposure/mediation.html?page=3')
})

const notCooperative = () => screen.queryByRole('region', { name: 'Complaints without an agreement to settle them' })

test('the mediation centre lists the brokers with complaints and no agreement to settle them, each with its worst state and its complaints', async () => {
  await open('', { notCooperative: [{ ...pellworth, findings: ['revoked'] }] })
  const list = within(notCooperative()!)
  expect(list.getByRole('link', { name: /Pellworth Global/ }).getAttribute('href')).toBe(
    '/en/brokers/info/pellworth-global-pw1.html',
  )
  list.getByText('Licence revoked')
  expect(list.getByRole('link', { name: '18 complaints' }).getAttribute('href')).toBe(
    '/en/exposure.html?traderCode=pw1',
  )
  expect(notCooperative()!.id).toBe('not-cooperative')
})

test('without brokers that have no agreement to settle complaints, the mediation centre says that the list is empty', async () => {
  await open('', { notCooperative: [] })
  expect(within(notCooperative()!).getByRole('heading', { name: 'No broker is on this list' })).toBeTruthy()
})

test('the mediation centre is shown although the list of brokers without an agreement failed to load', async () => {
  const { data, store } = await load('')
  renderPart(<MediationPage />, {
    at: '/en/exposure/mediation.html',
    data: { ...data, nonCooperative: null },
    store,
  })
  expect(screen.getByText('Complaints without an agreement to settle them did not load')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Mediation centre' })).toBeTruthy()
})

test('the mediation of one broker does not list other brokers without an agreement', async () => {
  await open('?traderCode=pw1')
  expect(notCooperative()).toBeNull()
})
