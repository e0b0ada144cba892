import type { MenuItem } from 'calls/entities/menu-item'
import { matchArea } from 'shared-state/contract/match-area'
import type { Snapshot } from 'shared-state/contract/release'
import { addressIn, type TextLanguage } from 'shared-state/i18n/languages'
import { wordIn } from '../../areas/word-in.ts'
import { userMenuPaths } from './user-menu-paths.ts'

export interface MenuLink {
  code: string
  name: string
  url: string
}

/** An entry of the main menu as it is shown. Addresses are whole, language included. */
export interface MenuEntry {
  code: string
  name: string
  url: string
  links: MenuLink[]
}

/**
 * The menu of the menu call, and behind it every area of the visitor's snapshot that it does not reach: a new area
 * stands in the menu as soon as it is released, with the words of its own release.
 */
export function menuEntries(menu: readonly MenuItem[] | null, snapshot: Snapshot, lang: TextLanguage): MenuEntry[] {
  const linkOf = ({ code, name, url }: MenuLink): MenuLink => ({ code, name, url: addressIn(lang, url) })
  const told = (menu ?? []).map(({ submenus, ...item }) => ({ ...linkOf(item), links: submenus.map(linkOf) }))
  const addresses = [
    ...told.flatMap(entry => [entry.url, ...entry.links.map(link => link.url)]),
    ...Object.values(userMenuPaths).map(path => `/${lang}${path}`),
  ]
  const reached = new Set(addresses.map(address => matchArea(snapshot, address.split(/[?#]/)[0]!)))
  const others = Object.entries(snapshot.areas).flatMap(
    ([
      code,
      {
        menu: names,
        addresses: [first],
      },
    ]) => {
      const name = wordIn(names, lang)
      return reached.has(code) || !name || !first ? [] : [{ code, name, url: `/${lang}/${first}`, links: [] }]
    },
  )
  return [...told, ...others]
}

/** `/en/brokers/review.html` and what stands under it share `/en/brokers/review`. */
const baseOf = (url: string) =>
  url
    .split(/[?#]/)[0]!
    .replace(/\.html$/, '')
    .replace(/\/$/, '')

/** The entry whose address the shown page stands under, by the longest one. */
export function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const page = baseOf(pathname)
  const covering = entries.filter(({ url }) => page === baseOf(url) || page.startsWith(`${baseOf(url)}/`))
  return covering.sort((a, b) => baseOf(b.url).length - baseOf(a.url).length)[0]
}
