import { screen, within } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import { rankingTypes } from 'calls/ranking'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { entryOf } from '../testing/sample-brokers.ts'
import type { RankingData, RankRow } from './load-ranking.ts'
import { RankingPage } from './ranking-page.tsx'
import { RankingsPage } from './rankings-page.tsx'

const texts = { ...uiStrings, ...strings }
const rows: RankRow[] = [
  { rank: 1, move: 2, value: 243, broker: entryOf() },
  { rank: 2, move: -12, value: 230, broker: entryOf({ code: 'G2', showName: 'Goldpryde' }) },
  { rank: 2, move: 0, value: 230, broker: entryOf({ code: 'D3', showName: 'Duskfen' }) },
  { rank: 4, move: null, value: 9, broker: entryOf({ code: 'B4', showName: 'Bramwick' }) },
]
const dataOf = (given: Partial<RankingData> = {}): RankingData => ({
  type: 'reviews',
  query: { period: '', countryCode: '', page: 1 },
  items: rows,
  total: rows.length,
  pages: 1,
  types: rankingTypes.map(code => ({ code, name: code })),
  periodStart: '2026-01-01',
  countryChoice: [{ value: '360', label: 'Indonesia' }],
  ...given,
})
const show = (given: Partial<RankingData> = {}) =>
  renderPart(<RankingPage />, { data: dataOf(given), strings: texts, at: '/en/ranking/reviews.html' })

test('each ranked broker shows its rank, its change in words and its ranking value', () => {
  show()
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )
  expect(cells.map(([rank, move]) => [rank, move])).toEqual([
    ['1', 'Up 2'],
    ['2', 'Down 12'],
    ['2', 'No change'],
    ['4', 'New'],
  ])
  expect(cells[0]).toContain('243')
})

test('a ranking by score shows the score once per broker', () => {
  show({ type: 'score', items: [{ rank: 1, move: 0, value: 8.92, broker: entryOf() }] })
  expect(within(screen.getAllByRole('row')[1]!).getAllByText('8.92')).toHaveLength(1)
})

test('a ranking by score shows the score on the ranking date, not the current one', () => {
  show({ type: 'score', items: [{ rank: 1, move: 0, value: 6.2, broker: entryOf() }] })
  const first = within(screen.getAllByRole('row')[1]!)
  expect([
    first.queryByText('8.92'),
    first.getByText('6.20').textContent,
    first.getByRole('img', { name: 'Grade B' }).nodeName,
  ]).toEqual([null, '6.20', 'svg'])
})

test('links to other rankings and the pager preserve period and country', () => {
  show({ query: { period: 'week', countryCode: '360', page: 1 }, total: 40, pages: 2 })
  expect(screen.getByRole('link', { name: 'score' }).getAttribute('href')).toBe(
    '/en/ranking/score.html?period=week&countryCode=360',
  )
  expect(screen.getByRole('link', { name: 'Page 2 of 2' }).getAttribute('href')).toBe(
    '/en/ranking/reviews.html?period=week&countryCode=360&page=2',
  )
  expect(screen.getByText(/compared with the previous week/)).toBeTruthy()
})

test('an empty ranking says so and links to the unfiltered ranking', () => {
  show({ items: [], total: 0, query: { period: '', countryCode: '10', page: 1 } })
  expect(screen.getByRole('heading', { name: 'No broker in this ranking' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/en/ranking/reviews.html')
})

test('a ranking that failed to load says so in place, and the other rankings are shown', () => {
  const rankings = rankingTypes.map(type => ({ type, items: type === 'new' ? null : rows, periodStart: '2026-01-01' }))
  renderPart(<RankingsPage />, { data: { rankings }, strings: texts, at: '/en/ranking.html' })
  expect(screen.getByText('Newly listed brokers by score did not load')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Full ranking/ })).toHaveLength(4)
})
