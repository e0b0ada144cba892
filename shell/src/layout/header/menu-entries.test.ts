import { expect, test } from '@jest/globals'
import { siteStore, type SiteOptions } from '../../testing/open-site.tsx'
import { currentEntry, menuEntries } from './menu-entries.ts'

const item = (code: string, url: string, submenus: { code: string; name: string; url: string }[] = []) => ({
  code,
  name: code,
  url,
  key: code,
  submenus: submenus.map(link => ({ ...link, father: code, key: link.code })),
})
const snapshotOf = (options: SiteOptions) => siteStore(options).store.snapshot

test('an area the menu call does not reach stands behind it, by the words and first address of its release', () => {
  const snapshot = snapshotOf({
    releases: {
      brokers: { addresses: ['brokers'], menu: { en: 'Brokers', id: 'Broker' } },
      weather: { addresses: ['weather.html', 'weather'], menu: { en: 'Weather', id: 'Cuaca' } },
    },
  })
  const entries = menuEntries([item('brokers', '/id/brokers')], snapshot, 'id')
  expect(entries.map(({ name, url }) => [name, url])).toEqual([
    ['brokers', '/id/brokers'],
    ['Cuaca', '/id/weather.html'],
  ])
})

test('an area reached by a submenu or by the user menu is not named again', () => {
  const snapshot = snapshotOf({
    releases: {
      tools: { addresses: ['tools'], menu: { en: 'Tools' } },
      'user-centre': { addresses: ['user'], menu: { en: 'Account' } },
    },
  })
  const menu = [
    item('help', '/en/help.html', [{ code: 'position', name: 'Position size', url: '/en/tools/position.html?a=1' }]),
  ]
  expect(menuEntries(menu, snapshot, 'en').map(entry => entry.code)).toEqual(['help'])
})

test('without the menu call the areas are the menu', () => {
  const snapshot = snapshotOf({
    releases: { brokers: { addresses: ['brokers'], menu: { en: 'Brokers' } }, silent: { addresses: ['x'], menu: {} } },
  })
  expect(menuEntries(null, snapshot, 'en').map(entry => entry.name)).toEqual(['Brokers'])
})

test('an area whose release has no word in the page’s language stands there in English', () => {
  const snapshot = snapshotOf({
    releases: { brokers: { addresses: ['brokers'], menu: { en: 'Brokers', id: 'Broker' } } },
  })
  expect(menuEntries(null, snapshot, 'ar').map(({ name, url }) => [name, url])).toEqual([['Brokers', '/ar/brokers']])
})

test.each(['ar', 'de', 'zh-hk'] as const)(
  'in a language that is not public (%s) the menu stays in it, whatever language the call answers in',
  lang => {
    const snapshot = snapshotOf({ releases: { brokers: { addresses: ['brokers'], menu: { en: 'Brokers' } } } })
    const menu = [
      item('brokers', '/en/brokers', [{ code: 'safe', name: 'Safety', url: '/en/brokers/safe.html?order=new' }]),
    ]
    const entries = menuEntries(menu, snapshot, lang)
    expect(entries.map(({ url, links }) => [url, links.map(link => link.url)])).toEqual([
      [`/${lang}/brokers`, [`/${lang}/brokers/safe.html?order=new`]],
    ])
    expect(currentEntry(entries, `/${lang}/brokers/info/x-1.html`)?.code).toBe('brokers')
  },
)

test('the current entry is the one with the longest address over the page', () => {
  const entries = menuEntries(
    [item('brokers', '/en/brokers'), item('reviews', '/en/brokers/review.html')],
    snapshotOf({}),
    'en',
  )
  expect(currentEntry(entries, '/en/brokers/review/x-1.html')?.code).toBe('reviews')
  expect(currentEntry(entries, '/en/brokers/info/x-1.html')?.code).toBe('brokers')
  expect(currentEntry(entries, '/en/brokersage')).toBeUndefined()
})
