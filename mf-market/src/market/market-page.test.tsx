import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusal } from 'shared-state/testing/open-address'
import { listOf, openMarket } from '../testing/open-market.tsx'
import { expertAdvisor, listing } from '../testing/sample-listing.ts'

const answers = {
  'market.list': ({ order }: Record<string, unknown>) =>
    listOf(order === 'hot' ? [listing({ title: 'Applauded' })] : [expertAdvisor({ title: 'Newest' })]),
  'market.search': () => listOf([listing({ title: 'Found' })], 1),
}
const open = (query = '', more = {}) => openMarket(`/en/market.html${query}`, { answers: { ...answers, ...more } })

test('the market shows its sections, and its newest and most applauded listings', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Newest' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Most applauded' })).getByText('Applauded')).toBeTruthy()
  const cards = screen.getAllByRole('heading', { level: 2 }).flatMap(title => within(title).queryAllByRole('link'))
  expect(cards.map(link => link.getAttribute('href'))).toEqual(
    ['platform', 'exhibition', 'agent', 'recruitment', 'ea', 'industry'].map(name => `/en/market/${name}.html`),
  )
})

test('the market says that offers are not checked and that nothing is bought here', async () => {
  await open()
  expect(document.body.textContent).toContain('This site does not check offers.')
  expect(document.body.textContent).toContain('Nothing is bought, sold or paid here.')
})

test('the market leads to the forms of all twelve kinds', async () => {
  await open()
  const links = within(screen.getByRole('region', { name: 'Add a listing' })).getAllByRole('link')
  expect(links).toHaveLength(12)
  expect(links[0]!.getAttribute('href')).toBe('/en/market/platform/add.html')
})

test('a search of the market shows what was found, and can be continued in a section', async () => {
  const { at } = await open()
  await userEvent.type(screen.getByRole('searchbox'), 'rebate')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(at()).toBe('/en/market.html?keyword=rebate'))
  expect(await screen.findByRole('heading', { name: '1 listing' })).toBeTruthy()
  expect(screen.getByText('Found')).toBeTruthy()
  expect(screen.queryByText('Applauded')).toBeNull()
  expect(screen.getByRole('link', { name: 'Platforms' }).getAttribute('href')).toBe(
    '/en/market/platform.html?keyword=rebate',
  )
})

test('the market stays readable if its most applauded listings do not load', async () => {
  await open('', {
    'market.list': ({ order }: Record<string, unknown>) =>
      order === 'hot' ? refusal(503, 5001) : listOf([expertAdvisor({ title: 'Newest' })]),
  })
  expect(screen.getByRole('link', { name: 'Newest' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Most applauded')
})
