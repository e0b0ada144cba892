import { screen, within } from '@testing-library/react'
import { Table, type TableColumn } from './table.tsx'
import { faultsOf, show } from './testing/show.tsx'

const columns: TableColumn<{ name: string; score: number }>[] = [
  { key: 'name', label: 'Broker', title: true, cell: row => row.name },
  {
    key: 'score',
    label: 'Score',
    align: 'end',
    sort: { to: '?order=-score', direction: 'descending' },
    cell: row => row.score,
  },
  { key: 'exposures', label: 'Exposures', sort: { to: '?order=exposures' }, cell: () => 0 },
  { key: 'check', label: 'Check', hideLabel: true, cell: row => <a href={`#${row.name}`}>Check {row.name}</a> },
]
const rows = [
  { name: 'Quillhaven FX', score: 8.92 },
  { name: 'Duskfen Trading', score: 5.21 },
]

test('a table has a name, column headers and row headers', async () => {
  const { container } = show(<Table caption="Brokers" columns={columns} rows={rows} keyOf={row => row.name} />)
  const table = within(screen.getByRole('table', { name: 'Brokers' }))
  expect(table.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    'Broker',
    'Score',
    'Exposures',
    'Check',
  ])
  expect(table.getByRole('rowheader', { name: 'Quillhaven FX' })).toBeTruthy()
  expect(await faultsOf(container)).toEqual([])
})

test('the current sort order is announced, and other sortable columns are links', () => {
  show(<Table caption="Brokers" columns={columns} rows={rows} keyOf={row => row.name} />)
  expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Exposures' }).hasAttribute('aria-sort')).toBe(false)
  expect(screen.getByRole('link', { name: 'Exposures' }).getAttribute('href')).toBe('/?order=exposures')
})

test('table cells carry their column header for the card layout, except title and actions', () => {
  show(<Table caption="Brokers" columns={columns} rows={rows} keyOf={row => row.name} />)
  const [row] = screen.getAllByRole('row').slice(1)
  const cells = [...row!.children].map(cell => cell.getAttribute('data-th'))
  expect(cells).toEqual([null, 'Score', 'Exposures', null])
})

test('a column’s explanation is next to its header and to its label in each card, but not in cards without that label', () => {
  const help = <button type="button">What is it?</button>
  const explained = (change: Partial<TableColumn<(typeof rows)[number]>> = {}) =>
    columns.map(column => (column.key === 'score' ? { ...column, help, ...change } : column))
  const { unmount } = show(<Table caption="Brokers" columns={explained()} rows={rows} keyOf={row => row.name} />)
  expect(screen.getAllByRole('button').map(button => button.closest('th, td')?.textContent)).toEqual([
    'ScoreWhat is it?',
    'What is it?8.92',
    'What is it?5.21',
  ])
  unmount()
  show(<Table caption="Brokers" columns={explained({ plainInCards: true })} rows={rows} keyOf={row => row.name} />)
  expect(screen.getAllByRole('button').map(button => button.closest('th, td')?.textContent)).toEqual([
    'ScoreWhat is it?',
  ])
  expect(screen.getByRole('cell', { name: '8.92' }).hasAttribute('data-th')).toBe(false)
})
