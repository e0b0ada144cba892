import type { SearchHit } from 'calls/entities/search-hit'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { countryName } from '../countries/country-names.ts'
import { bestMatches, comparedNames } from '../matching/match-rank.ts'
import { categoryNames } from '../providers/provider-rows.ts'
import type { ProviderRow } from '../providers/provider-rows.ts'
import type { Find } from './find.ts'
import { pageOfMatches } from './page-of-matches.ts'

type Row = Pick<ProviderRow, 'code' | 'slug' | 'name' | 'category' | 'country_code' | 'website'> & {
  created_at: string
}

/** There are far fewer providers than brokers; beyond this many only the best rated are searched. */
const MOST = 5000

const toHit = ({ code, slug, name, category, country_code: country }: Row, lang: Language): SearchHit => ({
  type: 'provider',
  code,
  title: name,
  text: [categoryNames[category][lang], countryName(country, lang)].filter(Boolean).join(' · '),
  lang,
  url: `/${lang}/providers/${slug}-${code}.html`,
  ico: `/logos/${code}.webp`,
})

/** Service providers by name and web address; equal matches by rating, best first. */
export function findProviders({ db }: { db: Db }): Find {
  const all = memoize({ seconds: 60 }, async () => {
    const rows = await db.query<Row>(
      `SELECT code, slug, name, category, country_code, website, created_at FROM service_providers ORDER BY score DESC NULLS LAST, code LIMIT ${MOST}`,
    )
    return rows.map(row => ({
      row,
      names: comparedNames([row.name, row.website.replace(/^[a-z]+:\/\/(www\.)?/i, '')]),
    }))
  })
  return async (keyword, lang, page) => {
    const found = bestMatches(await all(), keyword, ({ names }) => names)
    if (page.order === 'new') found.sort((a, b) => b.item.row.created_at.localeCompare(a.item.row.created_at))
    return pageOfMatches(found, page, ({ row }) => toHit(row, lang))
  }
}
