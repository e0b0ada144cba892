import type { Parts } from '../parts.ts'
import { createTextFinder } from './text-finder.ts'
import type { TextFinder } from './text-finder.ts'

interface Row {
  code: string
  slug: string
  broker_name: string
  title_text: string
  excerpt: string
}

const EXCERPT = 160

/** Public exposures by the broker's name, title and content; those with the words in name or title first, the newest before the older. */
export const createExposureFinder = (parts: Parts): TextFinder =>
  createTextFinder<Row>(parts, {
    table: 'exposures',
    visible: `t.state NOT IN ('draft', 'pending_review', 'rejected')`,
    columns: reader => `t.code, t.slug, t.broker_name, coalesce(t.title->>${reader}, t.title->>t.lang) AS title_text,
      left(coalesce(t.content->>${reader}, t.content->>t.lang), ${EXCERPT}) AS excerpt`,
    byMatch: ({ inTitle }) => `t.find_words @@ ${inTitle()} DESC,`,
    near: ['broker', 'article'],
    toHit: (row, lang) => ({
      type: 'exposure',
      code: row.code,
      title: row.title_text,
      text: `${row.broker_name}: ${row.excerpt}`,
      url: `/${lang}/exposure/${row.slug}-${row.code}.html`,
      ico: null,
    }),
  })
