import { screen, within } from '@testing-library/react'
import type { Licence } from 'calls/entities/licence'
import { licenceStatuses } from 'calls/entities/licence'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { entryOf } from '../testing/sample-brokers.ts'
import type { RegulatorData } from './load-regulator.ts'
import { RegulatorPage } from './regulator-page.tsx'

const licence = (given: Partial<Licence> = {}): Licence => ({
  id: '1',
  regulatorId: 1,
  regulatorCode: 'r1',
  regulatorSlug: 'sample-authority',
  regulatorName: 'Sample Authority',
  abbreviation: 'SA',
  tier: 1,
  registerHost: 'register.example',
  licenceNo: 'SAMPLE-1',
  type: 'mm',
  typeName: 'Market making',
  status: 'regulated',
  entityName: 'Quillhaven UK Ltd',
  twoCharCode: 'GB',
  effectiveAt: null,
  expiresAt: null,
  verifiedAt: null,
  ...given,
})

const dataOf = (given: Partial<RegulatorData> = {}): RegulatorData => ({
  regulator: {
    code: 'r1',
    id: 1,
    slug: 'sample-authority',
    name: 'Sample Authority',
    abbreviation: 'SA',
    country: 'United Kingdom',
    twoCharCode: 'GB',
    host: 'register.example',
    tier: 1,
    note: '',
    brokerCount: 1,
    content: '<p>About it.</p>',
    faqs: [{ q: 'How strict?', a: 'Tier 1.' }],
  },
  licenceStats: licenceStatuses.map(status => ({ status, name: status, count: status === 'regulated' ? 1 : 0 })),
  brokers: { items: [{ ...entryOf(), licences: [licence()] }], total: 1, pageIndex: 1, pageSize: 20 },
  warnings: [
    {
      broker: entryOf({ code: 'G2', slug: 'goldpryde', showName: 'Goldpryde' }),
      licence: licence({ id: '2', licenceNo: 'SAMPLE-2', status: 'suspected_clone' }),
    },
  ],
  notices: [],
  query: { page: 1 },
  pages: 1,
  others: { total: 60, items: [] },
  ...given,
})
const show = (given: Partial<RegulatorData> = {}) =>
  renderPart(<RegulatorPage />, {
    data: dataOf(given),
    strings: { ...uiStrings, ...strings },
    at: '/en/regulators/sample-authority-r1.html',
  })

test('the tier is labelled as our opinion, and the regulator’s register is linked', () => {
  show()
  expect(screen.getByText('Our opinion')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the register' }).getAttribute('href')).toBe('https://register.example/')
})

test('a licensed broker shows its licence from this regulator, and a sample licence is marked as not checked', () => {
  show()
  const row = screen.getByRole('row', { name: /Quillhaven FX/ })
  for (const words of ['SAMPLE-1', 'Active', 'sample, not checked']) expect(within(row).getByText(words)).toBeTruthy()
})

test('warnings on a regulator’s page are labelled as our findings, and sample brokers are marked', () => {
  show()
  const panel = screen.getByRole('region', { name: 'Warnings from our checks' })
  expect(within(panel).getByRole('link', { name: 'Goldpryde' }).getAttribute('href')).toBe(
    '/en/brokers/info/goldpryde-G2.html',
  )
  expect(within(panel).getByText(/we suspect a clone/)).toBeTruthy()
  for (const words of ['SAMPLE-2', 'Sample broker', 'These are our findings, not a regulator’s.'])
    expect(within(panel).getByText(words)).toBeTruthy()
})

test('a regulator without warnings and notices shows no panels for them', () => {
  show({ warnings: [], notices: null })
  expect(screen.queryByText('Warnings from our checks')).toBeNull()
  expect(screen.queryByText('Published by the regulator')).toBeNull()
})

test('a regulator’s notice links to the regulator’s own page', () => {
  show({
    notices: [
      {
        id: 'n1',
        title: 'A list of names',
        category: 'warning',
        url: 'https://register.example/n1',
        at: '2026-01-02T00:00:00.000Z',
        traderCode: null,
      },
    ],
  })
  expect(screen.getByRole('link', { name: 'A list of names' }).getAttribute('href')).toBe('https://register.example/n1')
})
