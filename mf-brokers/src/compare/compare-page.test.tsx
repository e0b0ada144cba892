import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Broker } from 'calls/entities/broker'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { brokerOf, entryOf } from '../testing/sample-brokers.ts'
import { checkRandomVerdicts } from '../testing/random-verdicts.ts'
import { showVerdict, verdict } from '../testing/show-verdict.tsx'
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
  row('findings', 'Found against it', ['None', 'No licence found, Grade E', 'None']),
  row('score', 'Score', ['8.92 (AAA)', '0.00 (E)', '8.92 (AAA)']),
  row('licenceStatus', 'Licence status', ['Regulated', 'No licence found', 'Regulated']),
  row('regulators', 'Licences in force', ['FCA', null, 'FCA'], [0], 'strictest'),
  row('spreadFrom', 'Spread', ['0.7', '1.4', '0.7'], [0, 2], 'lowest'),
  row('maxLeverage', 'Maximum leverage', ['1:30', '1:30', '1:30']),
  row('replied', 'Complaints answered', [null, '0 / 143', null]),
]

const comparisonOf = (given: Partial<Comparison> = {}): Comparison => ({
  items: brokers,
  rows,
  leaders: [{ code: 'Q1', topics: ['licences'] }],
  ...given,
})
const dataOf = (given: Partial<CompareData> = {}): CompareData => ({
  codes: brokers.map(({ code }) => code),
  leftOut: 0,
  keyword: '',
  comparison: comparisonOf(),
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
  expect(screen.getByText('6 of 8 rows differ')).toBeTruthy()
})

test('the best value of a comparison row is labelled in words', () => {
  show(dataOf())
  expect(within(tableRow('Spread')).getAllByText('lowest')).toHaveLength(2)
})

test('the verdict first names the broker without a licence, then the leader of the others, and says that it is an opinion', () => {
  show(dataOf())
  expect(verdict().textContent).toMatch(
    /^Goldpryde: No licence found\. Of the others, Quillhaven FX leads on licences\. The verdict is our opinion/,
  )
})

test('a verdict on brokers without findings names the leader alone', () => {
  const items = [brokers[0]!, brokers[2]!]
  show(dataOf({ comparison: comparisonOf({ items }) }))
  expect(verdict().textContent).toMatch(/^Quillhaven FX leads on licences\. The verdict/)
})

test('the verdict says why nobody leads: all brokers are unfit, only one is fit, or none of the fit ones is ahead', () => {
  const cases: [Broker[], RegExp][] = [
    [[brokers[1]!, brokerOf({ code: 'W4', showName: 'Wrenlow', grade: 'D' })], /We name no leader: something serious/],
    [[brokers[0]!, brokers[1]!], /Quillhaven FX is the only broker here against which we found nothing serious/],
    [brokers, /None of the others is clearly ahead/],
    [[brokers[0]!, brokers[2]!], /No broker here is clearly ahead/],
  ]
  for (const [items, words] of cases) {
    const { unmount } = showVerdict(comparisonOf({ items, leaders: [] }))
    expect(verdict().textContent).toMatch(words)
    unmount()
  }
})

test('the verdict on brokers in random states first names each unfit one with its worst finding, and lets none of them lead', () => {
  expect(checkRandomVerdicts(60)).toBeGreaterThan(4)
})

test('what speaks against each broker is the first row of the comparison, before the verdict and the costs', () => {
  show(dataOf())
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['Findings and risk', 'Found against it (differs)', 'Verdict (differs)'])
  const cells = within(tableRow('Found against it')).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['None', 'No licence foundGrade E', 'None'])
})

test('the findings stay visible among the differences if they are the same for all brokers', () => {
  const same = row('findings', 'Found against it', ['Grade D', 'Grade D', 'Grade D'])
  show(dataOf({ comparison: comparisonOf({ rows: [same, ...rows.slice(1)] }) }))
  expect(tableRow('Found against it').className).not.toMatch(/same/)
  expect(tableRow('Maximum leverage').className).toMatch(/same/)
})

const licence = (given: Partial<Broker['licences'][number]>) =>
  ({
    id: given.licenceNo ?? '1',
    twoCharCode: 'KR',
    abbreviation: 'FSC',
    tier: 1,
    licenceNo: 'SAMPLE-1',
    status: 'regulated',
    expiresAt: null,
    verifiedAt: null,
    ...given,
  }) as Broker['licences'][number]
const showLicences = (...licences: Broker['licences']) => {
  const [first, ...others] = brokers
  show(dataOf({ comparison: comparisonOf({ items: [{ ...first!, licences }, ...others] }) }))
  return within(within(tableRow('Licences found')).getAllByRole('cell')[0]!)
}

test('the flag of a licence is named after the country', () => {
  expect(showLicences(licence({})).getAllByRole('img', { name: 'South Korea' })).toHaveLength(1)
})

test('the comparison says how many licences were found and how many of them are active, and gives the state of each', () => {
  const cell = showLicences(
    licence({ licenceNo: 'SAMPLE-1' }),
    licence({ licenceNo: 'SAMPLE-2', expiresAt: '2001-01-01' }),
    licence({ licenceNo: 'SAMPLE-3', status: 'revoked' }),
  )
  expect(cell.getByText('3 found, 1 active')).toBeTruthy()
  const states = cell.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(states).toEqual([
    expect.stringContaining('Active'),
    expect.stringContaining('Expired'),
    expect.stringContaining('Licence revoked'),
  ])
})

test('licences none of which is active are counted as such', () => {
  expect(showLicences(licence({ expiresAt: '2001-01-01' })).getByText('1 found, none active')).toBeTruthy()
})

test('a broker without complaints shows No complaints instead of Not known', () => {
  show(dataOf())
  expect(within(tableRow('Complaints answered')).getAllByText('No complaints')).toHaveLength(2)
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
      comparison: comparisonOf({
        items: two,
        rows: rows.map(one => ({ ...one, values: one.values.slice(0, 2), best: [] })),
      }),
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
