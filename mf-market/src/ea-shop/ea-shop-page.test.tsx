import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listOf, openMarket } from '../testing/open-market.tsx'
import { expertAdvisor } from '../testing/sample-listing.ts'
import { harrow } from '../testing/sample-survey.ts'

const open = (query: string, items: readonly object[]) =>
  openMarket(`/en/ea-shop.html${query}`, { answers: { 'market.list': () => listOf(items) } })

test('the EA shop says first that expert advisors lose money and that nothing can be bought', async () => {
  await open('', [expertAdvisor()])
  const page = document.body.textContent!
  expect(page).toContain('Expert advisors lose money too.')
  expect(page.indexOf('Nothing can be bought here')).toBeLessThan(page.indexOf('Night grid'))
})

test('an expert advisor in the shop shows its picture, price, software and pairs', async () => {
  const images = [{ imageId: 'i1', url: '/i1.webp', thumb: '/i1-thumb.webp', width: 400, height: 300 }]
  await open('', [expertAdvisor({ images })])
  const card = screen.getByRole('article')
  for (const words of ['$120', 'MetaTrader 5, EUR/USD and USD/JPY']) expect(card.textContent).toContain(words)
  expect(card.querySelector('img')!.getAttribute('src')).toBe('/i1-thumb.webp')
  expect(screen.getByRole('link', { name: 'Night grid' }).getAttribute('href')).toBe('/en/market/ea/night-grid-m3.html')
})

test('performance is a link through the page before an external site, and said to be unverified', async () => {
  const extra = { ...expertAdvisor().extra, performanceUrl: 'https://stats.example/night' }
  await open('', [expertAdvisor({ extra }), expertAdvisor({ code: 'm8', title: 'Without figures' })])
  const [withFigures, without] = screen.getAllByRole('article')
  expect(withFigures!.textContent).toContain('This site has not verified these figures.')
  expect(screen.getByRole('link', { name: /stats\.example/ }).getAttribute('href')).toBe(
    '/en/leaving.html?url=https%3A%2F%2Fstats.example%2Fnight',
  )
  expect(without!.textContent).not.toContain('Performance')
})

test('an expert advisor about an unfit broker is marked before everything else of its card', async () => {
  await open('', [expertAdvisor({ brokers: [harrow] })])
  expect(screen.getByRole('article').textContent).toMatch(/^This listing is about Harrow Markets: No licence found/)
})

test('the EA shop is filtered by software and price', async () => {
  const { at, read } = await open('', [])
  await userEvent.selectOptions(screen.getByLabelText('Software'), 'MetaTrader 4')
  await userEvent.type(screen.getByLabelText('Price to'), '200')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(at()).toBe('/en/ea-shop.html?software=mt4&priceTo=200'))
  expect(read.at(-1)!.input).toMatchObject({ section: 'ea', software: 'mt4', priceTo: 200 })
  expect((await screen.findByRole('link', { name: 'Clear the filters' })).getAttribute('href')).toBe('/en/ea-shop.html')
})
