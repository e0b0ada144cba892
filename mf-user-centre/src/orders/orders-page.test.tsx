import { screen } from '@testing-library/react'
import type { VpsRequest } from 'calls/entities/vps-request'
import { openPage } from '../testing/open-page.tsx'
import { harrow, pageWith, vpsRequest } from '../testing/sample-offers.ts'

const openOrders = (items: VpsRequest[], query = '') =>
  openPage(`/user/orderList.html${query}`, { 'usercenter.vpsorders': () => pageWith(items) })

test('the page says that this site sells nothing and what a sponsored VPS is, and leads to the plans', async () => {
  await openOrders([])
  expect(screen.getByRole('heading', { name: 'You have not asked for a sponsored VPS' })).toBeTruthy()
  expect(screen.getByText(/^This site sells nothing\. A VPS is a rented server/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^See VPS plans/ }).getAttribute('href')).toBe('/en/vps.html')
  for (const gone of ['VIP', 'EPC']) expect(screen.queryByText(gone)).toBeNull()
})

test.each<[VpsRequest['state'], string]>([
  ['asked', 'Waiting for review'],
  ['passed_on', 'Passed on to the broker'],
  ['granted', 'Granted by the broker'],
  ['refused', 'Refused'],
])('a request in the state %s is shown as %s with its plan, price, broker and date', async (state, words) => {
  await openOrders([vpsRequest({ state })])
  const broker = screen.getByRole('link', { name: 'Quillhaven FX' })
  expect(broker.getAttribute('href')).toBe('/en/brokers/info/quillhaven-Q1.html')
  const row = broker.closest('li')!
  for (const part of [words, 'Fernhost', '$29 a month without a sponsor', 'Requested on 18 Nov 2026'])
    expect(row.textContent).toContain(part)
})

test('a refused request shows the reason', async () => {
  await openOrders([vpsRequest({ state: 'refused', reason: 'No deposit.' })])
  expect(screen.getByText('Reason: No deposit.')).toBeTruthy()
})

test('what speaks against a broker comes first, even if it granted the request', async () => {
  await openOrders([vpsRequest({ state: 'granted', broker: harrow })])
  const row = screen.getByRole('link', { name: 'Harrow Markets' }).closest('li')!
  expect(row.textContent).toMatch(/^Harrow MarketsNo licence found.*Granted by the broker/)
})

test('the page confirms a request that was just sent', async () => {
  await openOrders([vpsRequest()], '?sent=1')
  expect(screen.getByRole('status').textContent).toMatch(/^Your request has been sent\./)
})
