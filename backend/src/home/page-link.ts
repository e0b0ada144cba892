import type { ListedPage } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'
import { wordsIn } from '../area-lists/words-in.ts'
import type { MenuLink } from './menu-fills.ts'

/** A page that an area lists, as a link in one language. */
export const pageLink = ({ code, name, path }: ListedPage, lang: Language): MenuLink => ({
  code,
  name: wordsIn(name, lang),
  url: `/${lang}${path}`,
})
