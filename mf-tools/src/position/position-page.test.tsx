import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCalculator, sampleOffer } from '../testing/open-calculator.tsx'

const offer = {
  ...sampleOffer,
  rates: { EURUSD: 1.16, USDJPY: 150, USDIDR: 16_000 },
  ratesAt: '2026-11-02T00:00:00Z',
  source: 'sample',
}

const open = (query = '', lang: 'en' | 'id' = 'en') => openCalculator('position', query, { lang, offer })

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const answer = () => screen.getByRole('heading', { name: 'Trade at most' }).parentElement!.textContent
async function fill(label: string | RegExp, text: string) {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}

test('the calculator shows the position size and a sentence with the loss at the stop', async () => {
  await open()
  expect(answer()).toBe('Trade at most0.27 lotsIf EUR/USD moves 18 pips against you, you lose $48.60. You allowed $50.')
  expect(screen.getByText(/The exact size is 0.2778 lots/)).toBeTruthy()
})

test('the calculator shows the working in four lines', async () => {
  await open()
  const lines = screen
    .getAllByRole('listitem')
    .map(item => item.textContent)
    .filter(line => /^[1-4]\D/.test(line))
  expect(lines).toEqual([
    '1Money at risk$5,000 × 1%$50',
    '2Loss per unit18 pips × 0.0001 × 1 USD$0.0018',
    '3Units$50 ÷ $0.0018' + '27,777',
    '4Lots, rounded down27,777 ÷ 100,0000.27',
  ])
})

test('typing in the calculator updates the result at once, then the address with plain numbers', async () => {
  await open()
  await fill('Balance', '10,000')
  await fill('Stop distance', '25')
  expect(answer()).toContain('0.40 lots')
  await waitFor(() => expect(location.search).toBe('?pair=EURUSD&account=USD&balance=10000&riskPct=1&stopPips=25'))
})

test.each([
  ['abc', 'Enter a number.'],
  ['0', 'Enter a number above 0.'],
  ['', 'Please fill in this field.'],
])('a balance of "%s" is rejected at its field and no result is shown', async (text, words) => {
  await open()
  await fill('Balance', text)
  expect(field('Balance').getAttribute('aria-describedby')).toContain(screen.getByText(words).id)
  expect(screen.queryByText('Trade at most')).toBeNull()
})

test('submitting the calculator with an invalid field focuses that field', async () => {
  await open()
  await fill('Risk on this trade', '101')
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(screen.getByText('Enter 100 or less.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Risk on this trade'))
})

test('the calculator shows the errors of its address when the page opens', async () => {
  await open('?balance=ten&stopPips=0')
  expect(screen.getByText('Enter a number.')).toBeTruthy()
  expect(screen.getByText('Enter a number above 0.')).toBeTruthy()
  expect(field('Balance').value).toBe('ten')
})

test('the calculator names the site’s rate with its date; a visitor’s own rate replaces it', async () => {
  await open('?pair=USDJPY&account=USD&balance=3000&riskPct=1&stopPips=50')
  expect(screen.getByText('Sample rates of 2 Nov 2026, not market rates: USD/JPY 150')).toBeTruthy()
  await fill('Rate USD/JPY', '160')
  expect(screen.getByText('Your own rate: USD/JPY 160')).toBeTruthy()
})

test('the calculator opens the rate field when the site has no rate for the pair', async () => {
  await open()
  await userEvent.selectOptions(field('Pair'), 'USD/HUF')
  expect(screen.getByText('We have no rate for this. Enter yours.')).toBeTruthy()
  expect(field('Rate USD/HUF').closest('details')!.open).toBe(true)
  await fill('Rate USD/HUF', '338')
  expect(answer()).toContain('USD/HUF')
})

test('a risk that is too small for any position shows what the smallest size would lose', async () => {
  await open('?balance=10&riskPct=1&stopPips=20')
  expect(answer()).toContain('Even the smallest size loses more than the $0.10 you allow.')
  expect(screen.getByText(/One step would lose \$2 at this stop/)).toBeTruthy()
})

test('the calculator reads and writes numbers in the Indonesian format', async () => {
  await open('?account=IDR&balance=50000000', 'id')
  expect(field('Saldo').value).toBe('50.000.000')
  expect(field(/Kurs USD\/IDR/)).toBeTruthy()
})

test('numbers typed without JavaScript redirect to the address with plain numbers', async () => {
  const answerOf = open('?typed=id&pair=EURUSD&account=USD&balance=1.500&riskPct=1&stopPips=18', 'id')
  const response: Response = await answerOf.then(
    () => {
      throw new Error('no redirect')
    },
    error => error,
  )
  expect(response.headers.get('Location')).toBe(
    '/id/tools/position.html?pair=EURUSD&account=USD&balance=1500&riskPct=1&stopPips=18',
  )
})
