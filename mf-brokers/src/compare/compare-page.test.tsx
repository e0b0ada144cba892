import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Broker } from 'calls/entities/broker'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { brokerOf, entryOf } from '../testing/sample-brokers.ts'
import type { Comparison } from './compare-groups.ts'
import { ComparePage } from './compare-page.tsx'
import type { CompareData } from './load-compare.ts'

const brokers = [
  brokerOf(),
  brokerOf({
    code: 'G2',
    slug: 'goldpryde',
    showName: 'Goldpryde',
    score: 0,
    grade: 'E',
    regulators: [],
    licenceStatus: 'unregulated',
    exposureCount: 143,
  }),
  brokerOf({ code: 'D3', slug: 'duskfen', showName: 'Duskfen' }),
]
const row = (
  key: string,
  name: string,
  values: (string | null)[],
  best: number[] = [],
  bestName: string | null = null,
) => ({ key, name, values, best, bestName })
const rows = [
  row('score', 'Score', ['8.92 (AAA)', '0.00 (E)', '8.92 (AAA)']),
  row('licenceStatus', 'Licence status', ['Regulated', 'No licence found', 'Regulated']),
  row('regulators', 'Licences in force', ['FCA', null, 'FCA'], [0], 'strictest'),
  row('spreadFrom', 'Spread', ['0.7', '1.4', '0.7'], [0, 2], 'lowest'),
  row('maxLeverage', 'Maximum leverage', ['1:30', '1:30', '1:30']),
  row('replied', 'Exposures answered', [null, '0 / 143', null]),
]

const dataOf = (given: Partial<CompareData> = {}): CompareData => ({
  codes: brokers.map(({ code }) => code),
  leftOut: 0,
  keyword: '',
  comparison: { items: brokers, rows } as Comparison,
  alone: null,
  found: null,
  ...given,
})
const show = (data: CompareData, at = '/en/compare.html?codes=Q1,G2,D3') =>
  renderPart(<ComparePage />, { data, strings: { ...uiStrings, ...strings }, at })
const tableRow = (name: string) => screen.getByRole('row', { name: named => named.startsWith(name) })

test('comparison rows that differ are marked in text, and equal rows are not', () => {
  show(dataOf())
  expect(within(tableRow('Licence status')).getByText('(differs)')).toBeTruthy()
  expect(within(tableRow('Maximum leverage')).queryByText('(differs)')).toBeNull()
  expect(screen.getByText('5 of 7 rows differ')).toBeTruthy()
})

test('the best value of a comparison row is labelled in words', () => {
  show(dataOf())
  expect(within(tableRow('Spread')).getAllByText('lowest')).toHaveLength(2)
})

test('the verdict names the leader and the broker without a licence and says that it is an opinion', () => {
  show(dataOf())
  expect(screen.getByText('Quillhaven FX leads on licences.')).toBeTruthy()
  expect(screen.getByText(/Goldpryde: No licence found\./)).toBeTruthy()
  expect(screen.getByText(/The verdict is our opinion/)).toBeTruthy()
})

test('a broker without a licence never leads the verdict, however cheap it is', () => {
  const cheap = [
    ...rows,
    row('commission', 'Commission', ['$7', '$0', '$7'], [1], 'lowest'),
    row('minDeposit', 'Minimum deposit', ['$100', '$1', '$100'], [1], 'lowest'),
  ]
  show(dataOf({ comparison: { items: brokers, rows: cheap } as Comparison }))
  expect(screen.getByText('Quillhaven FX leads on licences.')).toBeTruthy()
})

test('the flag of a licence is named after the country', () => {
  const licence = {
    id: '1',
    twoCharCode: 'KR',
    abbreviation: 'FSC',
    tier: 1,
    licenceNo: 'SAMPLE-1',
    status: 'regulated',
  } as Broker['licences'][number]
  const [first, ...others] = brokers
  show(dataOf({ comparison: { items: [{ ...first!, licences: [licence] }, ...others], rows } as Comparison }))
  expect(within(tableRow('Licences found')).getAllByRole('img', { name: 'South Korea' })).toHaveLength(1)
})

test('a broker without exposures shows No exposures instead of Not known', () => {
  show(dataOf())
  expect(within(tableRow('Exposures answered')).getAllByText('No exposures')).toHaveLength(2)
})

test('a broker is removed by a link to the comparison without it, and the tray is updated', async () => {
  const { store } = show(dataOf())
  const remove = screen.getByRole('link', { name: 'Remove Goldpryde' })
  expect(remove.getAttribute('href')).toBe('/en/compare.html?codes=Q1,D3')
  await act(async () => fireEvent.click(remove))
  expect(store.compare.brokers.map(({ code, name }) => `${code} ${name}`)).toEqual(['Q1 Quillhaven FX', 'D3 Duskfen'])
})

test('a swipe switches the radio buttons that select the brokers shown on narrow screens', () => {
  show(dataOf())
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio')
  expect([first!.checked, second!.checked]).toEqual([true, false])
  const swipe = (from: number, to: number) => {
    const table = screen.getByRole('table')
    fireEvent.touchStart(table, { touches: [{ clientX: from, clientY: 300 }] })
    fireEvent.touchEnd(table, { changedTouches: [{ clientX: to, clientY: 310 }] })
  }
  swipe(300, 290)
  expect(first!.checked).toBe(true)
  swipe(300, 100)
  expect(second!.checked).toBe(true)
  swipe(100, 300)
  expect(first!.checked).toBe(true)
})

test('a comparison of two brokers has no column switch', () => {
  const two = brokers.slice(0, 2)
  show(
    dataOf({
      codes: ['Q1', 'G2'],
      comparison: {
        items: two,
        rows: rows.map(one => ({ ...one, values: one.values.slice(0, 2), best: [] })),
      } as Comparison,
    }),
  )
  expect(screen.queryByRole('radio')).toBeNull()
})

test('brokers found by the search are added to the comparison by plain links', async () => {
  const found = [entryOf({ code: 'B4', showName: 'Bramwick' })]
  const { store } = show(dataOf({ keyword: 'bram', found }))
  const add = screen.getByRole('link', { name: /Add$/ })
  expect(add.getAttribute('href')).toBe('/en/compare.html?codes=Q1,G2,D3,B4')
  await act(async () => fireEvent.click(add))
  expect(store.compare.codes).toEqual(['Q1', 'G2', 'D3', 'B4'])
})

test('a comparison with one broker asks for another', () => {
  show(dataOf({ codes: ['Q1'], comparison: null, alone: entryOf() }))
  expect(screen.getByText('Choose at least one more.')).toBeTruthy()
  expect(screen.getByRole('search')).toBeTruthy()
})

test('a comparison without brokers asks which brokers to compare', () => {
  show(dataOf({ codes: [], comparison: null }), '/en/compare.html')
  expect(screen.getByRole('heading', { name: 'Which brokers do you want to compare?' })).toBeTruthy()
})

test('ticked brokers beyond four are reported as left out', () => {
  show(dataOf({ leftOut: 2 }))
  expect(screen.getByText('Only four brokers fit side by side. 2 more that you ticked were left out.')).toBeTruthy()
})
