import { expect, test } from '@jest/globals'
import { StoredPage } from './stored-page.ts'
import { StoredPages } from './stored-pages.ts'

const page = (text: string) => new StoredPage(text, {})
const keep = (pages: StoredPages, key: string, stored: StoredPage, about: string[] = []) => {
  const rendering = pages.begin(key)
  rendering.keep(stored, new Set(about))
  rendering.end()
}

test('a stored page is found until one of its items changes', () => {
  const pages = new StoredPages(10_000)
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
  const pages = new StoredPages(10_000)
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
  const pages = new StoredPages(3_000)
  keep(pages, 'a', page('a'.repeat(900)))
  keep(pages, 'b', page('b'.repeat(900)))
  pages.get('a')
  keep(pages, 'c', page('c'.repeat(900)))
  keep(pages, 'large', page('d'.repeat(5_000)), ['broker:1'])
  expect(['a', 'b', 'c', 'large'].filter(key => pages.get(key))).toEqual(['a', 'c'])
  pages.drop(['broker:1'])
})

test.each(['br', 'gzip'] as const)('a page is compressed once with %s', async encoding => {
  const stored = page('text '.repeat(1_000))
  const body = await stored.body(encoding)
  expect(body.length).toBeLessThan(500)
  expect(await stored.body(encoding)).toBe(body)
})
