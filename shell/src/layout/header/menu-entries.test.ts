import { expect, test } from '@jest/globals'
import type { ListedPage } from 'shared-state/contract/area-lists'
import { siteStore, type SiteOptions } from '../../testing/open-site.tsx'
import { currentEntry, menuEntries, menuFills } from './menu-entries.ts'

const page = (code: string, path: string, order: number, more: Partial<ListedPage> = {}): ListedPage => ({
  code,
  path,
  name: { en: `The ${code}`, id: `Si ${code}` },
  order,
  ...more,
})
const snapshotOf = (releases: SiteOptions['releases'] = {}) => siteStore({ releases }).store.snapshot
const brokers = {
  addresses: ['brokers'],
  lists: { pages: [page('reviews', '/brokers/review.html', 30), page('brokers', '/brokers', 10)] },
}
const position = page('position', '/tools/position.html', 2, { under: 'tools' })
const pip = page('pip', '/tools/pip.html', 1, { under: 'tools' })

test('the menu lists the pages of all areas in one order, with their subpages, named by the releases', () => {
  const tools = { addresses: ['tools'], lists: { pages: [position, pip, page('tools', '/tools.html', 20)] } }
  const entries = menuEntries({}, snapshotOf({ tools, brokers }), 'id')
  expect(entries.map(({ name, url, links }) => [name, url, links.map(link => link.url)])).toEqual([
    ['Si brokers', '/id/brokers', []],
    ['Si tools', '/id/tools.html', ['/id/tools/pip.html', '/id/tools/position.html']],
    ['Si reviews', '/id/brokers/review.html', []],
  ])
})

test('links from the menu call follow the areas’ own subpages and do not repeat them', () => {
  const tools = { lists: { pages: [position, page('tools', '/tools.html', 20)] } }
  const snapshot = snapshotOf({ tools, brokers })
  const submenu = (father: string, code: string, url: string) => ({ father, code, name: code, key: code, url })
  const item = { name: 'x', url: '/x', key: 'x' }
  const fills = menuFills(
    [
      { ...item, code: 'tools', submenus: [submenu('tools', 'position', '/en/tools/position.html')] },
      { ...item, code: 'brokers', submenus: [submenu('brokers', '777', '/en/brokers/info/x-777.html')] },
    ],
    snapshot,
  )
  expect(fills).toEqual({ brokers: [{ code: '777', name: '777', url: '/en/brokers/info/x-777.html' }] })
  const links = menuEntries(fills, snapshot, 'en').map(({ code, links: below }) => [code, below.map(({ url }) => url)])
  expect(links).toEqual([
    ['brokers', ['/en/brokers/info/x-777.html']],
    ['tools', ['/en/tools/position.html']],
    ['reviews', []],
  ])
})

test('a subpage whose parent entry is missing becomes a menu entry', () => {
  expect(
    menuEntries({}, snapshotOf({ tools: { lists: { pages: [position] } } }), 'en').map(({ code }) => code),
  ).toEqual(['position'])
})

test('an area without listed pages is the last menu entry, with its first address; the user centre is omitted', () => {
  const snapshot = snapshotOf({
    weather: { addresses: ['weather.html', 'weather'], menu: { en: 'Weather', id: 'Cuaca' } },
    'user-centre': { addresses: ['user'], menu: { en: 'Account', id: 'Akun' } },
    silent: { addresses: ['x'], menu: {} },
    brokers,
  })
  const entries = menuEntries({}, snapshot, 'id').map(({ name, url }) => [name, url])
  expect(entries.at(-1)).toEqual(['Cuaca', '/id/weather.html'])
  expect(entries).toHaveLength(3)
})

test('a menu name that a release does not translate is shown in English', () => {
  expect(menuEntries({}, snapshotOf({ brokers }), 'ar')[0]).toMatchObject({ name: 'The brokers', url: '/ar/brokers' })
})

test.each(['ar', 'de', 'zh-hk'] as const)(
  'in a language that is not public (%s), menu links keep that language although the call responds in another',
  lang => {
    const fills = { brokers: [{ code: 'safe', name: 'Safety', url: '/en/brokers/safe.html?order=new' }] }
    const entries = menuEntries(fills, snapshotOf({ brokers }), lang)
    expect(entries[0]!.links.map(link => link.url)).toEqual([`/${lang}/brokers/safe.html?order=new`])
    expect(currentEntry(entries, `/${lang}/brokers/info/x-1.html`)?.code).toBe('brokers')
  },
)

test('the current menu entry is the one whose address is the longest prefix of the page’s', () => {
  const entries = menuEntries({}, snapshotOf({ brokers }), 'en')
  expect(currentEntry(entries, '/en/brokers/review/x-1.html')?.code).toBe('reviews')
  expect(currentEntry(entries, '/en/brokers/info/x-1.html')?.code).toBe('brokers')
  expect(currentEntry(entries, '/en/brokersage')).toBeUndefined()
})
