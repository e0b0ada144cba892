import { screen } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { MenuLinks } from './menu-links.tsx'
import { Pager } from './pager.tsx'
import { SearchField } from './search-field.tsx'
import { TabsNav } from './tabs-nav.tsx'
import { faultsOf, show } from './testing/show.tsx'

test('breadcrumbs link to every parent page and mark the current page', async () => {
  const items = [{ label: 'Home', to: '/en' }, { label: 'Brokers', to: '/en/brokers' }, { label: 'Quillhaven FX' }]
  const { container } = show(<Breadcrumbs items={items} />)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/en', '/en/brokers'])
  expect(screen.getByText('Quillhaven FX').getAttribute('aria-current')).toBe('page')
  expect(await faultsOf(container)).toEqual([])
})

test('tabs are links; the current one is marked and a count of 0 is shown', async () => {
  const items = [
    { label: 'Info', to: '/a', current: true },
    { label: 'Reviews', to: '/b', count: 0 },
  ]
  const { container } = show(<TabsNav label="Quillhaven FX" items={items} />)
  expect(screen.getByRole('navigation', { name: 'Quillhaven FX' })).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Info')
  expect(screen.getByRole('link', { name: 'Reviews 0' })).toBeTruthy()
  expect(await faultsOf(container)).toEqual([])
})

test('a search field is a landmark whose form sends the keyword by GET', async () => {
  const { container } = show(<SearchField label="Broker name" action="/en/search.html" defaultValue="bram" />)
  const form = screen.getByRole('search', { name: 'Broker name' })
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/en/search.html', 'get'])
  expect(screen.getByRole('searchbox', { name: 'Broker name' })).toHaveProperty('value', 'bram')
  expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('type', 'submit')
  expect(await faultsOf(container)).toEqual([])
})

test('no link of a page carries an attribute for a server of the router, which this site does not have', () => {
  const { container } = show(
    <>
      <Breadcrumbs items={[{ label: 'Home', to: '/en' }, { label: 'Brokers' }]} />
      <Button to="/en/a">A</Button>
      <Chip label="B" to="/en/b" />
      <MenuLinks items={[{ label: 'C', to: '/en/c' }]} />
      <Pager page={2} pages={3} hrefOf={page => `/en/d?page=${page}`} />
    </>,
  )
  expect(screen.getAllByRole('link').length).toBeGreaterThan(6)
  expect(container.querySelectorAll('[data-discover]').length).toBe(0)
})
