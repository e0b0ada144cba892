import type { MenuItem } from 'calls/entities/menu-item'
import { listed, type ListedPage } from 'shared-state/contract/area-lists'
import type { Snapshot } from 'shared-state/contract/release'
import { addressIn, type TextLanguage } from 'shared-state/i18n/languages'
import { wordIn } from 'platform/runtime/areas/word-in'
import { userMenuPaths } from '../../user-menu-paths.ts'

export interface MenuLink {
  code: string
  name: string
  url: string
}

/** An entry of the main menu, ready to be shown. Addresses are complete, including the language. */
export interface MenuEntry {
  code: string
  name: string
  url: string
  links: MenuLink[]
  /** The number of live rooms, at the entry of their page. */
  live?: number | undefined
}

/** The code of the page that lists live rooms. */
const liveRoomsCode = 'live'

/** The name by which an entry's own page is listed among its links; undefined if it is not. */
export const ownPageName = ({ url, links }: MenuEntry): string | undefined => links.find(link => link.url === url)?.name

/** Links that the menu call adds to an entry besides the areas' own pages: the best brokers, lessons and the like, by the entry's code. */
export type MenuFills = Record<string, MenuLink[]>

/** Maximum number of links below an entry (spec 9). */
const linksAtMost = 8

const pagesOf = ({ shell, areas }: Snapshot): ListedPage[] => listed([shell, ...Object.values(areas)], 'pages')

/** The links in the menu call's response that the releases in the visitor's snapshot do not list themselves. */
export function menuFills(menu: readonly MenuItem[], snapshot: Snapshot): MenuFills {
  const own = new Set(pagesOf(snapshot).map(({ code }) => code))
  const fills = menu.map(({ code, submenus }) => {
    const links = submenus.filter(link => !own.has(link.code))
    return [code, links.map(({ code: linkCode, name, url }) => ({ code: linkCode, name, url }))] as const
  })
  return Object.fromEntries(fills.filter(([, links]) => links.length > 0))
}

/**
 * The menu, built from the pages that the areas in the visitor's snapshot list. A page is therefore in the menu as soon as it is released,
 * with the name from its own release. A page whose parent entry is missing becomes an entry itself; an area that lists no pages comes last,
 * by its name.
 */
export function menuEntries(fills: MenuFills, snapshot: Snapshot, lang: TextLanguage, live = 0): MenuEntry[] {
  const pages = pagesOf(snapshot)
  const codes = new Set(pages.map(({ code }) => code))
  const linkOf = ({ code, name, path }: ListedPage): MenuLink => ({
    code,
    name: wordIn(name, lang) ?? code,
    url: `/${lang}${path}`,
  })
  const isEntry = ({ under }: ListedPage) => under === undefined || !codes.has(under)
  const entries = pages.filter(isEntry).map(page => ({
    ...linkOf(page),
    ...(page.code === liveRoomsCode && { live }),
    links: [
      ...pages.filter(({ under }) => under === page.code).map(linkOf),
      ...(fills[page.code] ?? []).map(link => ({ ...link, url: addressIn(lang, link.url) })),
    ].slice(0, linksAtMost),
  }))
  return [...entries, ...unlistedAreas(snapshot, lang)]
}

/** Areas that list no pages and that the user menu does not link to. */
function unlistedAreas({ areas }: Snapshot, lang: TextLanguage): MenuEntry[] {
  return Object.entries(areas).flatMap(([code, { lists, menu, addresses }]) => {
    const name = wordIn(menu, lang)
    const [first] = addresses
    const isReached = Object.values(userMenuPaths).some(path => addresses.includes(path.split('/')[1]!))
    return lists?.pages || isReached || !name || !first ? [] : [{ code, name, url: `/${lang}/${first}`, links: [] }]
  })
}

/** `/en/brokers/review.html` and the pages below it share `/en/brokers/review`. */
const baseOf = (url: string) =>
  url
    .split(/[?#]/)[0]!
    .replace(/\.html$/, '')
    .replace(/\/$/, '')

/** The entry that covers the current page; if several do, the one with the longest address. */
export function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const page = baseOf(pathname)
  const covering = entries
    .map(entry => ({ entry, base: baseOf(entry.url) }))
    .filter(({ base }) => page === base || page.startsWith(`${base}/`))
  return covering.sort((a, b) => b.base.length - a.base.length)[0]?.entry
}
