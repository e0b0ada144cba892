import { screen, within } from '@testing-library/react'
import { renderPart, type RenderPartOptions } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { entryOf, tabDataOf } from '../testing/sample-brokers.ts'
import { BrokerAccountPage } from './broker-account-page.tsx'
import type { AccountType, BrokerAccountData } from './load-broker-account.ts'

const account = (given: Partial<AccountType> = {}): AccountType => ({
  name: 'Standard',
  minDeposit: { amount: 100, currency: 'USD' },
  maxLeverage: 500,
  spreadFrom: 1.3,
  commission: { amount: 0, currency: 'USD' },
  currencies: ['USD', 'IDR'],
  ea: true,
  ...given,
})
const raw = account({ name: 'Raw', spreadFrom: 0.2, commission: { amount: 6, currency: 'USD' }, ea: false })

const show = (data: Partial<BrokerAccountData>, options: RenderPartOptions = {}) =>
  renderPart(<BrokerAccountPage />, {
    data: { ...tabDataOf(), accounts: { items: [account(), raw] }, ...data },
    strings: { ...uiStrings, ...strings },
    at: '/en/brokers/account/quillhaven-fx-Q1.html',
    ...options,
  })
const panel = (name: string) => within(screen.getByRole('region', { name }))

test('the account table shows deposit, spread, commission, leverage, currencies and EAs of each account type', () => {
  show({})
  const [first, second] = within(screen.getByRole('table', { name: 'Account types of Quillhaven FX' }))
    .getAllByRole('row')
    .slice(1)
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['$100', '1.3 pips', 'None', '1:500', 'USD, IDR', 'Allowed'])
  expect(
    within(second!)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['$100', '0.2 pips', '$6', '1:500', 'USD, IDR', 'Not allowed'])
})

test('the cost of one lot is spread plus commission, shown only for commissions in dollars', () => {
  show({ accounts: { items: [account(), raw, account({ name: 'Euro', commission: { amount: 5, currency: 'EUR' } })] } })
  const items = panel('Cost of trading 1 lot of EUR/USD')
    .getAllByRole('listitem')
    .map(item => item.textContent)
  expect(items).toEqual(['Standard$13', 'Raw$8'])
})

test('the minimum deposit is compared with similar brokers in the same currency', () => {
  const similar = [
    entryOf({ code: 'B2', slug: 'bramwick', showName: 'Bramwick', minDeposit: { amount: 10, currency: 'USD' } }),
    entryOf({ code: 'B3', showName: 'Euro Firm', minDeposit: { amount: 10, currency: 'EUR' } }),
    entryOf({ code: 'B4', showName: 'Silent Firm', minDeposit: null }),
  ]
  show({ similar })
  const items = panel('Minimum deposit compared with similar brokers').getAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual(['Quillhaven FX$100', 'Bramwick$10'])
  expect(within(items[1]!).getByRole('link').getAttribute('href')).toBe('/en/brokers/deposit/bramwick-B2.html')
})

test('the account tab reports account types that failed to load and hides the cost of one lot', () => {
  show({ accounts: { items: [] } }).unmount()
  show({ accounts: null })
  screen.getByText('Account types did not load')
  expect(screen.queryByText('Cost of trading 1 lot of EUR/USD')).toBeNull()
})
