import { describe, expect, test } from '@jest/globals'
import { isComponent } from './is-component.ts'
import { matchPath } from 'react-router-dom'
import type { Area, LoadContext } from '../contract/area.ts'
import type { SitemapEntry } from '../contract/release.ts'

/** The section `area` of the area's package.json. */
export interface DeclaredArea {
  name: string
  addresses: string[]
  sitemap?: SitemapEntry[]
  slots: string[]
  lists?: { pages?: { path: string }[]; home?: { part: string }[]; search?: object[] }
  menu: Record<string, string>
  down: Record<string, string>
}

export interface ContractFacts {
  declared: DeclaredArea
  /** Dictionaries by language. */
  strings: Record<string, Record<string, string>>
  /** Numeric range of the area's text keys (decisions 7). */
  range: [first: number, last: number]
}

/** The suite that every area runs: its exports match its declarations, and all of its code can be fetched. */
export function testAreaContract(area: Area, { declared, strings, range }: ContractFacts): void {
  describe(`the contract of area ${area.name}`, () => {
    test('the area has its declared name', () => expect(area.name).toBe(declared.name))

    test('every route is under a declared address', () => {
      const stray = area.routes.filter(
        ({ path }) => !declared.addresses.some(address => path === address || path.startsWith(`${address}/`)),
      )
      expect(stray.map(route => route.path)).toEqual([])
    })

    test('every declared address has a route', () => {
      const empty = declared.addresses.filter(
        address => !area.routes.some(({ path }) => path === address || path.startsWith(`${address}/`)),
      )
      expect(empty).toEqual([])
    })

    const isAnswered = (address: string) =>
      area.routes.some(
        ({ path }) => path !== '*' && matchPath(`/${path}`, address.replace(/\{\w+\}/, 'some-name-1234567890')),
      )

    test('every address in the sitemap has a route', () => {
      const addresses = (declared.sitemap ?? []).map(entry => (typeof entry === 'string' ? entry : entry.address))
      expect(addresses.filter(address => !isAnswered(address))).toEqual([])
    })

    test('every listed page has a route, and every home page section fills a slot', () => {
      const { pages = [], home = [] } = declared.lists ?? {}
      expect(pages.map(({ path }) => path).filter(path => !isAnswered(path))).toEqual([])
      expect(home.map(({ part }) => `home.${part}`).filter(slot => !declared.slots.includes(slot))).toEqual([])
    })

    test('the area fills exactly its declared slots', () => {
      expect(area.slots.map(fill => fill.slot).sort()).toEqual([...declared.slots].sort())
    })

    for (const route of area.routes)
      test(`the page of ${route.path} can be loaded`, async () =>
        expect(isComponent(await route.page.load())).toBe(true))

    for (const { path, page, submit } of area.routes.filter(route => route.submit))
      test(`the code that sends the forms of ${path} is fetched with the page, before the network can be lost`, async () => {
        await page.load()
        const fetched = new Set(Object.keys(require.cache))
        // What an empty form is answered does not matter.
        await Promise.try(submit!, new FormData(), {} as LoadContext).catch(() => undefined)
        expect(Object.keys(require.cache).filter(file => !fetched.has(file))).toEqual([])
      })

    for (const fill of area.slots)
      test(`the content of slot ${fill.slot} can be loaded`, async () =>
        expect(isComponent(await fill.part.load())).toBe(true))

    test('the menu name and the failure message exist in every public language', () => {
      for (const lang of ['en', 'id']) {
        expect(declared.menu[lang]).toBeTruthy()
        expect(declared.down[lang]).toBeTruthy()
      }
    })

    test('the texts have the same keys in every language, all within the area’s range', () => {
      // Languages have different plural forms, so `20010_one` and `20010_other` both count as key 20010.
      const numbers = Object.values(strings).map(dictionary =>
        [...new Set(Object.keys(dictionary).map(key => parseInt(key)))].sort(),
      )
      const [first, ...others] = numbers
      for (const other of others) expect(other).toEqual(first)
      const outside = (first ?? []).filter(key => !(key >= range[0] && key <= range[1]))
      expect(outside).toEqual([])
    })
  })
}
