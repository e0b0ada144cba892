import { listed, type ListedPage } from 'shared-state/contract/area-lists'
import { publicLanguages } from 'shared-state/i18n/languages'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import { wordsIn } from '../area-lists/words-in.ts'
import { bestMatches, comparedNames } from '../matching/match-rank.ts'
import type { Match } from '../matching/match-rank.ts'
import type { Find } from './find.ts'
import { pageOfMatches } from './page-of-matches.ts'

const namesOf = ({ name }: ListedPage) => comparedNames(publicLanguages.map(lang => wordsIn(name, lang)))

/** A page that appears in two places of the menu is listed once, where it matches best. */
function oncePerPath(matches: readonly Match<ListedPage>[]): Match<ListedPage>[] {
  const paths = new Set<string>()
  return matches.filter(({ item: { path } }) => !paths.has(path) && paths.add(path))
}

/**
 * Pages that areas list, by their names in every public language; among equal matches, menu entries come before their sub-pages. Pages have
 * no date: they are sorted by match only.
 */
export const findPages =
  ({ releases }: { releases: ActiveReleases }): Find =>
  async (keyword, lang, page) => {
    const pages = listed(releases(), 'pages')
    const entries = pages.filter(({ under }) => under === undefined)
    const others = pages.filter(({ under }) => under !== undefined)
    const found = oncePerPath(bestMatches([...entries, ...others], keyword, namesOf))
    return pageOfMatches(found, page, ({ code, name, path, under }) => {
      const entry = entries.find(candidate => candidate.code === under)
      return {
        type: 'page',
        code,
        title: wordsIn(name, lang),
        text: entry ? wordsIn(entry.name, lang) : '',
        lang,
        url: `/${lang}${path}`,
        ico: null,
      }
    })
  }
