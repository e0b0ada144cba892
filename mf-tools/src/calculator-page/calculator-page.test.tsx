import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calculators } from '../calculators.ts'
import id from '../strings/id.json'
import { openCalculator } from '../testing/open-calculator.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
})

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
async function fill(label: string | RegExp, text: string) {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}
const result = (title: string) => screen.getByRole('heading', { name: title }).parentElement!.textContent

test.each(calculators.map(({ code, name }) => [code, name] as const))(
  'the page of %s opens with an answer, its working and an example',
  async (code, name) => {
    const { container } = await openCalculator(code, '', { lang: 'id' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(id[String(name) as keyof typeof id])
    expect(screen.queryByText('Belum ada hasil')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Cara menghitungnya' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Contoh' })).toBeTruthy()
    expect(container.querySelector('[aria-invalid]')).toBeNull()
    expect(container.textContent).not.toMatch(/NaN|Infinity|∞|undefined|\{\{/)
  },
)

test('a negative amount is read in the visitor’s notation', async () => {
  await openCalculator('marginlevel')
  expect(field('Result of open positions').value).toBe('-1,200')
  await fill('Result of open positions', '-2,800')
  expect(result('Your margin level')).toContain('100%')
  expect(result('Your margin level')).toContain('just covers')
})

test('switching from lots to units keeps the size of the position', async () => {
  await openCalculator('pip', '?pair=USDJPY&account=JPY&size=0.5&unit=lots')
  expect(result('One pip is worth')).toContain('¥500')
  await userEvent.click(screen.getByRole('radio', { name: 'units' }))
  expect(field('Size').value).toBe('50,000')
  expect(result('One pip is worth')).toContain('¥500')
})

test('the instruments are grouped, with the contract size and the pip of the chosen one', async () => {
  await openCalculator('margin', '?pair=US500&price=5000&leverage=20')
  const group = within(field('Pair')).getByRole('group', { name: 'Indices' })
  expect(within(group).getByRole<HTMLOptionElement>('option', { name: 'US500' }).selected).toBe(true)
  expect(screen.getByText('1 lot = 1 US500, 1 pip = 1')).toBeTruthy()
  expect(result('Margin needed')).toContain('$250')
})

test('a mode is a link to the same calculator with other fields', async () => {
  await openCalculator('riskandreturn')
  const link = screen.getByRole('link', { name: 'A loss' })
  expect(link.getAttribute('href')).toContain('/tools/riskandreturn.html?from=loss&lossPct=20')
  expect(screen.queryByLabelText('Loss of the account')).toBeNull()
})

test('the input is kept in the browser until the visitor clears it', async () => {
  await openCalculator('margin', '?price=1.14')
  await fill('Leverage', '50')
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  await fill('Leverage', '100')
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  const kept = screen.getAllByRole('link', { name: /EUR\/USD · USD · 1/ })
  expect(kept.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('$1,140'),
    expect.stringContaining('$2,280'),
  ])
  expect(kept[1]!.getAttribute('href')).toContain('leverage=50')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryAllByRole('link', { name: /EUR\/USD · USD · 1/ })).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('a result is copied as text, or the visitor is told that the browser does not permit it', async () => {
  const user = userEvent.setup()
  const { store } = await openCalculator('margin', '?price=1.14')
  await user.click(screen.getByRole('button', { name: 'Copy result' }))
  expect(await navigator.clipboard.readText()).toMatch(/^Margin needed: \$3,800\n[^]*\/en\/tools\/margin\.html\?/)
  await waitFor(() => expect(store.toasts.items.map(({ text }) => text)).toEqual(['Result copied']))
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: 'Copy result' }))
  await waitFor(() => expect(store.toasts.items.at(-1)!.text).toBe('The browser did not let us copy it'))
})
