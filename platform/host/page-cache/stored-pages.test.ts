import { afterEach, expect, jest, test } from '@jest/globals'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressHtml, StoredPage, type PageSource } from './stored-page.ts'
import { StoredPages } from './stored-pages.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

const source = {} as PageSource
const page = (bytes: string) => new StoredPage(Buffer.from(bytes), {}, source)
const opened = (bytes: number) => {
  const pages = new StoredPages(bytes)
  pages.open()
  return pages
}
const keep = (pages: StoredPages, key: string, stored: StoredPage, about: string[] = []) => {
  const rendering = pages.begin(key)
  rendering.keep(stored, new Set(about))
  rendering.end()
}

test('a stored page is found until one of its items changes', () => {
  const pages = opened(10_000)
  const stored = page('a broker')
  keep(pages, 'one', stored, ['broker:1', 'exposures'])
  keep(pages, 'two', page('another'), ['broker:2'])
  pages.drop(['broker:3'])
  expect(pages.get('one')).toBe(stored)
  pages.drop(['exposures'])
  expect([pages.get('one'), pages.get('two')]).toEqual([undefined, expect.any(StoredPage)])
  pages.clear()
  expect(pages.get('two')).toBeUndefined()
})

test('a page is not stored if one of its items, or everything, changed while it was rendered', () => {
  const pages = opened(10_000)
  const [late, other, cleared] = [pages.begin('late'), pages.begin('other'), pages.begin('cleared')]
  pages.drop(['broker:1'])
  late.keep(page('old'), new Set(['broker:1']))
  other.keep(page('fine'), new Set(['broker:2']))
  expect([pages.get('late'), pages.get('other') !== undefined]).toEqual([undefined, true])
  pages.clear()
  cleared.keep(page('old'), new Set())
  expect(pages.get('cleared')).toBeUndefined()
})

test('the pages used least make room, and a page larger than the memory is not stored', () => {
  const pages = opened(4_500)
  keep(pages, 'a', page('a'.repeat(900)))
  keep(pages, 'b', page('b'.repeat(900)))
  pages.get('a')
  keep(pages, 'c', page('c'.repeat(900)))
  keep(pages, 'large', page('d'.repeat(5_000)), ['broker:1'])
  expect(['a', 'b', 'c', 'large'].filter(key => pages.get(key))).toEqual(['a', 'c'])
  pages.drop(['broker:1'])
})

test('a page is answered with brotli, with gzip and as it is', async () => {
  const html = 'text '.repeat(1_000)
  const stored = new StoredPage(await compressHtml(html), {}, source)
  expect(brotliDecompressSync(await stored.body('br')).toString()).toBe(html)
  expect(gunzipSync(await stored.body('gzip')).toString()).toBe(html)
  expect(await stored.body('gzip')).toBe(await stored.body('gzip'))
  expect((await stored.body(undefined)).toString()).toBe(html)
})

test('visitors who ask for a page that is being rendered get it as soon as it is stored', async () => {
  const pages = opened(10_000)
  const rendering = pages.begin('one')
  const waiting = [pages.find('one', source), pages.find('one', source)]
  const stored = page('a broker')
  rendering.keep(stored, new Set())
  rendering.end()
  expect(await Promise.all(waiting)).toEqual([stored, stored])
})

test('nobody waits for a page that cannot be stored once this is known, until another one can', async () => {
  const pages = opened(10_000)
  const first = pages.begin('one')
  const waiting = pages.find('one', source)
  first.end()
  expect(await waiting).toBeUndefined()
  const second = pages.begin('one')
  expect(await pages.find('one', source)).toBeUndefined()
  const stored = page('a broker')
  second.keep(stored, new Set())
  second.end()
  expect(await pages.find('one', source)).toBe(stored)
})

test('no page is stored while changes cannot be heard, or if its rendering began in that time', () => {
  const pages = new StoredPages(10_000)
  const early = pages.begin('early')
  keep(pages, 'before', page('a'))
  pages.open()
  early.keep(page('b'), new Set())
  expect([pages.get('before'), pages.get('early')]).toEqual([undefined, undefined])
  keep(pages, 'stored', page('c'))
  expect(pages.get('stored')).toBeDefined()
  pages.shut()
  keep(pages, 'meanwhile', page('d'))
  expect([pages.get('stored'), pages.get('meanwhile')]).toEqual([undefined, undefined])
})

test('of the pages that a change drops, those that visitors asked for in the last minutes are named, most asked first', () => {
  const pages = opened(10_000)
  const dropped: string[][] = []
  pages.onDropped = all => dropped.push(all.map(({ key }) => key))
  for (const [key, visits] of [
    ['once', 1],
    ['never', 0],
    ['often', 3],
  ] as const) {
    keep(pages, key, page(key), ['broker:1'])
    for (let visit = 0; visit < visits; visit++) pages.get(key)
  }
  pages.drop(['broker:1'])
  keep(pages, 'once', page('once'), ['broker:1'])
  pages.drop(['broker:1'])
  keep(pages, 'once', page('once'), ['broker:1'])
  const later = Date.now() + 301_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  pages.drop(['broker:1'])
  expect(dropped).toEqual([['often', 'once'], ['once'], []])
})
