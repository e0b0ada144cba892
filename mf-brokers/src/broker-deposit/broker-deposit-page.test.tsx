import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { complaintsOf, tabDataOf } from '../testing/sample-brokers.ts'
import { BrokerDepositPage } from './broker-deposit-page.tsx'
import type { BrokerDepositData } from './load-broker-deposit.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const account = {
  name: 'Standard',
  minDeposit: usd(100),
  maxLeverage: 30,
  spreadFrom: 1,
  commission: usd(0),
  currencies: ['USD', 'IDR'],
  ea: true,
}
const complaints = (unpaid: number): NonNullable<BrokerDepositData['complaints']> => ({
  ...complaintsOf({ total: 12 }),
  amounts: [],
  byReason: [{ reason: 'unable_to_withdraw', name: 'Unable to withdraw', count: unpaid }],
})
const show = (data: Partial<BrokerDepositData>) =>
  renderPart(<BrokerDepositPage />, {
    data: {
      ...tabDataOf(),
      accounts: { items: [account, { ...account, name: 'Euro', currencies: ['EUR', 'USD'] }] },
      complaints: complaints(9),
      ...data,
    },
    strings: { ...uiStrings, ...strings },
    at: '/en/brokers/deposit/quillhaven-fx-Q1.html',
  })
const panel = (name: string) => within(screen.getByRole('region', { name }))

test('the deposit tab lists the minimum deposit of each account and every currency once', () => {
  show({})
  expect(
    panel('Minimum deposit by account')
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Standard$100', 'Euro$100'])
  screen.getByText('Accounts are available in USD, IDR and EUR.')
})

test('withdrawal complaints are counted and link to the filtered complaint list', () => {
  show({})
  screen.getByText('9 of 12 complaints are about money that was not paid out.')
  expect(panel('Complaints about withdrawals').getByRole('link').getAttribute('href')).toBe(
    '/en/exposure.html?traderCode=Q1&reason=unable_to_withdraw',
  )
})

test('the absence of withdrawal complaints is called no guarantee', () => {
  show({ complaints: complaints(0) })
  screen.getByText('Nobody has complained here that this broker failed to pay out.')
  expect(screen.getByText('That is no guarantee.')).toBeTruthy()
})
