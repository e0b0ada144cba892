import type { MenuItem } from 'calls/entities/menu-item'
import { listed } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'
import type { Parts } from '../parts.ts'
import { LIST_LENGTH } from './list-length.ts'
import { menuFills } from './menu-fills.ts'
import { pageLink } from './page-link.ts'

/**
 * The main menu with its hover submenus (spec 2.4), in one language: the pages that areas list, and below each entry those
 * listed under it, then the list that the entry names; eight at most (spec 9). A list that the backend does not know hangs nothing
 * there. A page whose entry no area lists is an entry itself.
 */
export function createMenu(
  parts: Pick<Parts, 'releases' | 'db' | 'reference' | 'brokerLists' | 'titles'>,
): (lang: Language) => Promise<MenuItem[]> {
  const fills = menuFills(parts)
  return lang => {
    const pages = listed(parts.releases(), 'pages')
    const codes = new Set(pages.map(({ code }) => code))
    const entries = pages.filter(({ under }) => under === undefined || !codes.has(under))
    return Promise.all(
      entries.map(async entry => {
        const father = entry.code
        const below = pages.filter(({ under }) => under === father).map(page => pageLink(page, lang))
        const filled = entry.fill === undefined ? [] : ((await fills.get(entry.fill)?.(lang)) ?? [])
        const submenus = [...below, ...filled]
          .slice(0, LIST_LENGTH)
          .map(link => ({ father, ...link, key: `${father}.${link.code}` }))
        return { ...pageLink(entry, lang), key: father, submenus }
      }),
    )
  }
}
