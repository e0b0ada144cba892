import { screen, within } from '@testing-library/react'
import { pagerWindow } from './pager-window.ts'
import { Pager } from './pager.tsx'
import { faultsOf, show } from './testing/show.tsx'

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 822, [1, 2, 3, 'gap', 822]],
  [2, 822, [1, 2, 3, 'gap', 822]],
  [4, 822, [1, 2, 3, 4, 5, 'gap', 822]],
  [410, 822, [1, 'gap', 409, 410, 411, 'gap', 822]],
  [819, 822, [1, 'gap', 818, 819, 820, 821, 822]],
  [822, 822, [1, 'gap', 820, 821, 822]],
])('the pager on page %p of %p shows %j', (page, pages, shown) => {
  expect(pagerWindow(page, pages)).toEqual(shown)
})

test('the pager links every page by its address and marks the current one', async () => {
  const { container } = show(<Pager page={2} pages={822} hrefOf={page => `/en/brokers?page=${page}`} />)
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pager.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/en/brokers?page=1')
  expect(pager.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/en/brokers?page=3')
  expect(pager.getByRole('link', { name: 'Page 822 of 822' }).getAttribute('href')).toBe('/en/brokers?page=822')
  expect(pager.getByRole('link', { current: 'page' }).textContent).toBe('2')
  expect(await faultsOf(container)).toEqual([])
})

test('the first page has no Previous link, and a single page has no pager', () => {
  const { unmount } = show(<Pager page={1} pages={3} hrefOf={String} />)
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  unmount()
  show(<Pager page={1} pages={1} hrefOf={String} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
