import { accusedColumn, accusedNameOf } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import type { Language } from 'shared-state/i18n/languages'
import { listingPath } from '../market/listing-path.ts'
import { excerptOf } from '../excerpt.ts'
import { createTextFinder } from './text-finder.ts'
import type { TextFinder, TextFinderDeps } from './text-finder.ts'

interface Row {
  code: string
  slug: string
  type: string
  title: string
  excerpt: string
  lang: string
  /** The first broker that it is about and that is unfit to lead; null if there is none. */
  unfit: AccusedRow | null
}

const warning: Record<Language, string> = {
  en: 'Read our record of {broker} first.',
  id: 'Baca dulu catatan kami tentang {broker}.',
}

/**
 * Live listings by title and content; matches in the title first, then newest first. Those about a broker that is unfit to lead refer to its
 * record first (decisions 7).
 */
export const createListingFinder = (deps: TextFinderDeps): TextFinder =>
  createTextFinder<Row>(deps, {
    table: 'listings',
    visible: `t.state = 'live' AND t.expires_at > now()`,
    // A listing has one language; the statement's parameter for the reader's needs a type all the same.
    columns:
      reader => `${reader}::text AS reader, t.code, t.slug, t.type, t.title, ${excerptOf('t.content')} AS excerpt, t.lang,
      ${accusedColumn(`(SELECT about.code FROM unnest(t.broker_codes) WITH ORDINALITY about(code, place)
        WHERE NOT EXISTS (SELECT FROM leading_brokers() fit WHERE fit.code = about.code) ORDER BY place LIMIT 1)`)} AS unfit`,
    byMatch: ({ inTitle }) => `t.find_words @@ ${inTitle()} DESC,`,
    near: ['broker', 'article'],
    toHit: (row, lang) => ({
      type: 'market',
      code: row.code,
      title: row.title,
      text: row.unfit
        ? `${warning[lang].replace('{broker}', () => accusedNameOf(row.unfit!, lang))} ${row.excerpt}`
        : row.excerpt,
      lang: row.lang,
      url: `/${lang}${listingPath(row)}`,
      ico: null,
    }),
  })
