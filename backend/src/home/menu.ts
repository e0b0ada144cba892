import type { MenuItem } from 'calls/entities/menu-item'
import type { Db } from 'database/db'
import { listed } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import type { LeadingBrokers } from '../brokers/leading-brokers.ts'
import type { Titles } from '../education/titles.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { LIST_LENGTH } from './list-length.ts'
import { menuFills } from './menu-fills.ts'
import { pageLink } from './page-link.ts'

interface MenuDeps {
  releases: ActiveReleases
  db: Db
  reference: ReferenceData
  leadingBrokers: LeadingBrokers
  titles: Titles
}

/**
 * The main menu with its hover submenus (spec 2.4), in one language: the entries that areas list, and below each entry its sub-pages,
 * followed by the list that the entry names; eight at most (spec 9). A list unknown to the backend adds nothing. A page whose parent entry
 * no area lists becomes an entry.
 */
export function createMenu(deps: MenuDeps): (lang: Language) => Promise<MenuItem[]> {
  const fills = menuFills(deps)
  return lang => {
    const pages = listed(deps.releases(), 'pages')
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
