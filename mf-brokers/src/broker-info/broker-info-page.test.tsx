import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { User } from 'calls/entities/user'
import { licenceOf } from 'calls/testing/example-licence'
import { renderPart, testStore, type RenderPartOptions } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { brokerTabs } from '../addresses.ts'
import { brokerOf, entryOf, noEvidence } from '../testing/sample-brokers.ts'
import { BrokerInfoPage } from './broker-info-page.tsx'
import { headOfBrokerInfo } from './head-of-broker-info.ts'
import type { BrokerInfoData } from './load-broker-info.ts'

const weights = { licence: 0.3, regulation: 0.25, riskControl: 0.2, business: 0.15, software: 0.1 }
const breakdown = { licence: 9.4, business: 8.8, riskControl: 8.1, software: 8.9, regulation: 9.2, weights }
const licence = licenceOf({ registerHost: 'www.fca.org.uk' })

const whole: BrokerInfoData = {
  evidence: noEvidence,
  tabs: [...brokerTabs],
  broker: brokerOf({
    breakdown,
    licences: [licence, { ...licence, id: '2', abbreviation: 'VFSC', expiresAt: '2025-10-03' }],
  }),
  score: {
    score: 8.92,
    grade: 'AAA',
    stars: 5,
    scoredAt: '2026-01-01T00:00:00.000Z',
    breakdown,
    peers: breakdown,
    rank: 1,
    rankOf: 59655,
    changes: [{ figure: 'score', at: '2025-11-03T00:00:00.000Z', from: '8.80', to: '8.92' }],
  },
  rating: {
    traderCode: 'Q1',
    total: 1204,
    positive: 1000,
    neutral: 100,
    negative: 104,
    rating: 4.6,
    distribution: [48, 36, 60, 205, 855],
    beingChecked: 0,
  },
  tips: [{ level: 'warn', text: '1 of 2 licences has expired.', since: null, finding: 'someExpired' }],
  ads: [],
  similar: [entryOf({ code: 'B2', slug: 'bramwick', showName: 'Bramwick Markets' })],
  company: {
    legalName: '',
    countryCode: '826',
    countryName: 'United Kingdom',
    foundedYear: 2014,
    website: null,
    socials: [],
    entities: [],
  },
  intro: {
    intro: '<p>Quillhaven FX is registered in the United Kingdom.</p>',
    faqs: [
      { q: 'Is Quillhaven FX regulated?', a: 'Most serious finding: Some licences expired.' },
      { q: 'Are there complaints about Quillhaven FX?', a: 'Yes, users posted 9 complaints.' },
    ],
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
}

const show = (data: Partial<BrokerInfoData> = {}, options: RenderPartOptions = {}) =>
  renderPart(<BrokerInfoPage />, {
    data: { ...whole, ...data },
    strings: { ...uiStrings, ...strings },
    at: '/en/brokers/info/quillhaven-fx-Q1.html',
    ...options,
  })

test('a suspected clone is not shown as licensed by the strict regulators it names', () => {
  show({ broker: brokerOf({ licences: [licence] }) })
  expect(screen.getByText('Licensed by 1 strict regulator')).toBeTruthy()
  cleanup()
  show({ broker: brokerOf({ licences: [licence], licenceStatus: 'suspected_clone' }) })
  expect(screen.getAllByText('Suspected clone').length).toBeGreaterThan(0)
  expect(screen.queryByText(/strict regulator/)).toBeNull()
})

test('the broker overview shows rank, warnings, licence states and score weights in words', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Quillhaven FX' })).toBeTruthy()
  expect(screen.getAllByText('Sample broker')).toHaveLength(1)
  expect(screen.getByText('Rank 1 of 59,655')).toBeTruthy()
  expect(screen.getByText('1 of 2 licences has expired.')).toBeTruthy()
  const [active, expired] = within(screen.getByRole('region', { name: 'Licences' }))
    .getAllByRole('row')
    .slice(1)
  expect(within(active!).getByText('Active')).toBeTruthy()
  expect(within(active!).getByText('sample, not checked')).toBeTruthy()
  expect(within(active!).getByText('Market making')).toBeTruthy()
  expect(within(expired!).getByText('Expired')).toBeTruthy()
  expect(
    screen.getByText(/Weights: licences 30%, regulation 25%, risk control 20%, business 15%, software 10%\./),
  ).toBeTruthy()
})

test('the broker’s visible tabs are linked, and the current one is marked', () => {
  show({ tabs: ['info', 'account', 'safe'] })
  const tabs = within(screen.getByRole('navigation', { name: 'Pages of this broker' })).getAllByRole('link')
  expect(tabs.map(tab => tab.getAttribute('href'))).toEqual([
    '/en/brokers/info/quillhaven-fx-Q1.html',
    '/en/brokers/account/quillhaven-fx-Q1.html',
    '/en/brokers/safe/quillhaven-fx-Q1.html',
  ])
  expect(tabs.filter(tab => tab.getAttribute('aria-current') === 'page').map(tab => tab.textContent)).toEqual(['Info'])
})

const inBrief = () => within(screen.getByRole('region', { name: 'In brief: questions and answers' }))

test('the info tab introduces the broker, and answers each question below it', () => {
  show()
  inBrief().getByText('Quillhaven FX is registered in the United Kingdom.')
  inBrief().getByText('These sentences are generated from the broker’s record, as of 1 Jan 2026.')
  const question = inBrief().getByText('Are there complaints about Quillhaven FX?').closest('details')
  expect(question?.textContent).toContain('Yes, users posted 9 complaints.')
})

test('an introduction that failed to load says so in place', () => {
  show({ intro: null })
  expect(screen.getByText('In brief: questions and answers did not load')).toBeTruthy()
})

describe('structured data', () => {
  const url = new URL('http://localhost/en/brokers/info/quillhaven-fx-Q1.html')
  const faqPageOf = (data: Partial<BrokerInfoData>) => {
    const store = testStore({ strings: { ...uiStrings, ...strings } })
    const place = { store, lang: 'en', url } as never
    const { structured = [] } = headOfBrokerInfo({ ...whole, ...data }, place)
    return structured.find(one => (one as { '@type': string })['@type'] === 'FAQPage') as
      | { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
      | undefined
  }

  test('the structured data of the info tab repeat the questions and answers of the page', () => {
    const real = { broker: brokerOf({ sample: false }) }
    show(real)
    const told = faqPageOf(real)!.mainEntity
    expect(told).toHaveLength(2)
    for (const { name, acceptedAnswer } of told) {
      inBrief().getByText(name)
      inBrief().getByText(acceptedAnswer.text)
    }
  })

  test.each([
    ['an invented broker', {}],
    ['answers that failed to load', { broker: brokerOf({ sample: false }), intro: null }],
  ])('the structured data of the info tab say nothing of %s', (_name, data) => expect(faqPageOf(data)).toBeUndefined())
})

test('a broker with complaints and no agreement to settle them is named as one, with a link to all such brokers', () => {
  const warning = () => screen.queryByText('This broker has no agreement with us to settle complaints.')
  show({ broker: brokerOf({ cooperative: false, exposureCount: 9 }) })
  expect(warning()?.parentElement?.textContent).toContain('9 complaints about it are published here')
  expect(screen.getByRole('link', { name: 'Brokers without an agreement' }).getAttribute('href')).toBe(
    '/en/exposure/mediation.html#not-cooperative',
  )
  for (const other of [
    { cooperative: true, exposureCount: 9 },
    { cooperative: false, exposureCount: 0 },
  ]) {
    cleanup()
    show({ broker: brokerOf(other) })
    expect(warning()).toBeNull()
  }
})

test('the broker’s website is shown as its host and links through the leaving page', () => {
  show()
  expect(screen.getByRole('link', { name: 'quillhaven.example' }).getAttribute('href')).toBe(
    '/en/leaving.html?url=https%3A%2F%2Fquillhaven.example',
  )
})

test('broker panels that failed to load say so in place, and the rest of the page is shown', () => {
  show({ tips: null, similar: null, rating: null, score: null, company: null })
  for (const name of ['Warnings', 'Similar brokers', 'User rating'])
    expect(screen.getByText(`${name} did not load`)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Licences' })).toBeTruthy()
})

test('a broker that is not rated shows no score, grade or stars', () => {
  show({
    broker: brokerOf({ score: null, grade: null, stars: null, breakdown: null }),
    score: null,
    similar: [],
    rating: null,
  })
  expect(screen.queryByText(/of 5 stars/)).toBeNull()
  expect(screen.queryByRole('img', { name: /^Grade/ })).toBeNull()
  expect(screen.getByText('We do not know enough about this broker to score it.')).toBeTruthy()
})

const numbersOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent.replace('%', ''))
    .filter(text => /^[\d.]+$/.test(text))
    .map(Number)

test('the shown parts, weights and contributions add up to the shown sum and score', () => {
  show({ broker: brokerOf({ breakdown, score: 8.95 }) })
  const panel = within(screen.getAllByRole('region', { name: 'How the score adds up' })[0]!)
  const rows = panel.getAllByRole('row').slice(1).map(numbersOf)
  expect(rows).toHaveLength(5)
  for (const [points, weight, adds] of rows)
    expect(((points ?? NaN) * (weight ?? NaN)) / 100).toBeCloseTo(adds ?? NaN, 6)
  const sum = rows.reduce((total, [, , adds]) => total + (adds ?? NaN), 0)
  panel.getByText(`The sum, ${sum.toFixed(2)}, rounded to two decimals is the score: ${sum.toFixed(2)}.`)
  expect(rows.reduce((total, [, weight]) => total + (weight ?? NaN), 0)).toBe(100)
})

test('a score that was entered separately from its parts is not said to be their sum', () => {
  show({ broker: brokerOf({ breakdown, score: 7.1, grade: 'A' }) })
  expect(screen.getByText(/The parts add up to/).textContent).toBe(
    'The parts add up to 8.95, but the score on record is 7.10. It was entered separately.',
  )
})

test('a score that was entered without its parts is shown, and its page says that they are unknown', () => {
  show({ broker: brokerOf({ breakdown: null }) })
  expect(screen.getByText('No parts on record')).toBeTruthy()
  expect(screen.queryByText('We do not know enough about this broker to score it.')).toBeNull()
})

test('score, grade, each part and the level of risk link to their evidence on the page', () => {
  const { container } = show()
  const anchors = ['parts', 'grade-evidence', 'risk-evidence']
  const parts = ['licence', 'regulation', 'riskControl', 'business', 'software'].map(part => `part-${part}`)
  for (const anchor of [...anchors, ...parts])
    expect([anchor, container.querySelector(`#${anchor}`) !== null]).toEqual([anchor, true])
  for (const anchor of ['parts', 'grade-evidence', ...parts])
    expect([anchor, container.querySelector(`a[href$="#${anchor}"]`) !== null]).toEqual([anchor, true])
  screen.getByText('Last changed on 3 Nov 2025, from 8.80 to 8.92.')
})

test('the level of risk names the finding that makes it higher than the score does', () => {
  show({ broker: brokerOf({ breakdown, licenceStatus: 'revoked' }) })
  const panel = within(screen.getByRole('region', { name: 'Risk level' }))
  expect(panel.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Score 8.92: Low risk',
    'Finding “Licence revoked”: High risk',
  ])
})

const user: User = {
  userId: 'u1',
  vest: false,
  nick: 'Rina',
  gender: 'unknown',
  avatar: null,
  email: null,
  phone: null,
  areaCode: null,
  countryCode: '',
  identity: 'trader',
  certificate: { state: 'none', reason: null },
  enterpriseId: null,
  roles: [],
  hasPassword: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const followButton = (name: string) => screen.getAllByRole('button', { name })[0]!

test('an anonymous visitor who presses Follow is asked to log in and then follows the broker', async () => {
  const { store } = show(
    {},
    { answers: { 'dealer.collectionadd': { collected: true, count: 1 }, 'usercenter.collected': { codes: [] } } },
  )
  fireEvent.click(followButton('Follow'))
  expect(store.toasts.items.map(({ text }) => text)).toEqual(['You are not logged in'])
  expect(store.session.promptOpen).toBe(true)
  act(() => store.session.loggedIn(user))
  await waitFor(() => expect(followButton('Following')).toBeTruthy())
})

test('a follower can unfollow the broker', async () => {
  show(
    {},
    {
      user,
      answers: { 'usercenter.collected': { codes: ['Q1'] }, 'dealer.collectiondelete': { collected: false, count: 0 } },
    },
  )
  await waitFor(() => expect(followButton('Following')).toBeTruthy())
  fireEvent.click(followButton('Following'))
  await waitFor(() => expect(followButton('Follow')).toBeTruthy())
})

test('a failed follow says what happened', async () => {
  const answers = {
    'usercenter.collected': { codes: [] },
    get 'dealer.collectionadd'() {
      throw new TypeError('Failed to fetch')
    },
  }
  const { store } = show({}, { user, answers })
  fireEvent.click(followButton('Follow'))
  await waitFor(() =>
    expect(store.toasts.items.map(({ text }) => text)).toEqual([
      'We could not reach the site. Check your internet connection, then try again.',
    ]),
  )
})
