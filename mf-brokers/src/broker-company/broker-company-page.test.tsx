import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { tabDataOf } from '../testing/sample-brokers.ts'
import { BrokerCompanyPage } from './broker-company-page.tsx'
import type { BrokerCompanyData } from './load-broker-company.ts'

const change = {
  at: '2026-01-02T00:00:00.000Z',
  field: 'score',
  fieldName: 'Score',
  from: '8.5',
  to: '8.92',
  source: 'record',
  sourceName: 'Changed on this site',
}
const whole: BrokerCompanyData = {
  ...tabDataOf(),
  company: {
    legalName: 'Quillhaven FX UK Ltd',
    countryCode: '826',
    countryName: 'United Kingdom',
    foundedYear: null,
    website: null,
    socials: [{ name: 'Telegram', url: 'https://t.me/quillhaven' }],
    entities: [
      {
        name: 'Quillhaven Pty Ltd',
        countryCode: '036',
        twoCharCode: 'AU',
        countryName: 'Australia',
        role: 'Derivatives dealing',
      },
    ],
  },
  changes: {
    items: [change, { ...change, field: 'licence_status', fieldName: 'Licence status', from: null, to: 'offshore' }],
    total: 45,
    pageIndex: 2,
    pageSize: 20,
  },
  page: 2,
  pages: 3,
}
const show = (data: Partial<BrokerCompanyData> = {}) =>
  renderPart(<BrokerCompanyPage />, {
    data: { ...whole, ...data },
    strings: { ...uiStrings, ...strings },
    at: '/en/brokers/company/quillhaven-fx-Q1.html?page=2',
  })

test('the company tab shows company information, legal entities, and Not known for missing facts', () => {
  show()
  const facts = within(screen.getByRole('region', { name: 'Company information' }))
  expect(facts.getAllByText('Not known')).toHaveLength(2)
  expect(facts.getByRole('link', { name: 't.me/quillhaven' }).getAttribute('href')).toBe(
    '/en/leaving.html?url=https%3A%2F%2Ft.me%2Fquillhaven',
  )
  const row = within(screen.getByRole('table', { name: 'Legal entities of Quillhaven FX' })).getAllByRole('row')[1]!
  expect([...row.children].map(cell => cell.textContent)).toEqual([
    'Quillhaven Pty Ltd',
    'Australia',
    'Derivatives dealing',
  ])
})

test('the change history describes each change in words and is paged', () => {
  show()
  const changes = within(screen.getByRole('region', { name: 'Change history' }))
  changes.getByText('Score: from 8.50 to 8.92')
  changes.getByText('Licence status: from Not known to Offshore licence')
  expect(changes.getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe(
    '/en/brokers/company/quillhaven-fx-Q1.html?page=3',
  )
})

test('the change history leads to the record of an earlier day', () => {
  show()
  expect(screen.getByRole('link', { name: 'See an earlier record' }).getAttribute('href')).toBe(
    '/en/time-machine/quillhaven-fx-Q1.html',
  )
})

test('company information and a change history that failed to load are reported', () => {
  show({ changes: { items: [], total: 0, pageIndex: 1, pageSize: 20 }, pages: 1, page: 1 }).unmount()
  show({ changes: null, company: null })
  screen.getByText('Company information did not load')
  expect(screen.getByText('Change history did not load')).toBeTruthy()
})
