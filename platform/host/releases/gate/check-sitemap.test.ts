import { expect, test } from '@jest/globals'
import type { SitemapEntry } from 'shared-state/contract/release'
import { recordOf } from '../../testing/record-of.ts'
import { checkSitemap } from './check-sitemap.ts'

const rows = { from: 'items t', isPublic: 'true', isSample: 'false', changedAt: 'now()' }
const kinds = { storm: rows, tide: rows, day: { ...rows, isOnlyListed: true } }
const check = (sitemap: SitemapEntry[] | undefined, area = 'weather') =>
  checkSitemap(kinds)({ record: recordOf(area, { sitemap, addresses: ['weather', 'sea/tides.html'] }), others: [] })
const numbered = (count: number) => Array.from({ length: count }, (_none, index) => `/weather/${index}.html`)

test.each<[string, SitemapEntry[] | undefined]>([
  ['no addresses', undefined],
  ['its own address', ['/weather', '/sea/tides.html']],
  ['an address for each row of a kind', ['/weather/{storm}.html', '/weather/{tide}/map']],
  [
    'addresses whose pages list a kind',
    [
      { address: '/weather', lists: 'day' },
      { address: '/weather/{storm}', lists: 'tide' },
    ],
  ],
  ['an address of six segments', ['/weather/b/c/d/e/f']],
  ['200 addresses', numbered(200)],
])('the sitemap of a release may have %s', (_what, sitemap) => expect(() => check(sitemap)).not.toThrow())

test.each<[SitemapEntry[], string]>([
  [numbered(201), 'lists 201 addresses in its sitemap; 200 are allowed'],
  [['weather'], "lists 'weather' in its sitemap, which is not an address"],
  [['/weather/'], "lists '/weather/' in its sitemap, which is not an address"],
  [['/weather//storms'], "lists '/weather//storms' in its sitemap, which is not an address"],
  [['x/weather'], "lists 'x/weather' in its sitemap, which is not an address"],
  [['/weather?all'], "lists '/weather?all' in its sitemap, which is not an address"],
  [['/weather/b/c/d/e/f/g'], "lists '/weather/b/c/d/e/f/g' in its sitemap, which is not an address"],
  [['/weather', { address: '/weather', lists: 'day' }], "lists '/weather' in its sitemap twice"],
  [['/weathers'], "lists '/weathers' in its sitemap, which is not among its addresses"],
  [['/'], "lists '/' in its sitemap, which is not among its addresses"],
  [
    ['/weather/{storm}/{tide}'],
    "lists '/weather/{storm}/{tide}' in its sitemap; only one placeholder in braces is allowed",
  ],
  [['/weather/{storm'], "lists '/weather/{storm' in its sitemap; only one placeholder in braces is allowed"],
  [['/weather/storm}'], "lists '/weather/storm}' in its sitemap; only one placeholder in braces is allowed"],
  [['/weather/{{storm}}'], "lists '/weather/{{storm}}' in its sitemap; only one placeholder in braces is allowed"],
  [['/weather/{casino}'], "lists '/weather/{casino}' in its sitemap; {casino} is unknown; known kinds are storm, tide"],
  [['/weather/{}'], "lists '/weather/{}' in its sitemap; {} is unknown; known kinds are storm, tide"],
  [['/weather/{day}'], "lists '/weather/{day}' in its sitemap; {day} is unknown; known kinds are storm, tide"],
  [
    [{ address: '/weather', lists: 'casino' }],
    "says that '/weather' lists 'casino', which is unknown; known kinds are storm, tide, day",
  ],
])('a release with the sitemap %j is refused', (sitemap, reason) => {
  expect(() => check(sitemap)).toThrow(new Error(`weather 1.0.0 ${reason}`))
})

test('the sitemap of the shell may have pages outside its addresses', () => {
  expect(() => check(['/', '/about.html'], 'shell')).not.toThrow()
})
