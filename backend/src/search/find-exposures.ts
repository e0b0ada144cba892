import type { publicExposureStates } from 'calls/entities/exposure'
import { accusedColumn, accusedNameOf } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { overdueIn } from '../exposure-sql.ts'
import { excerptOf } from '../excerpt.ts'
import { createTextFinder } from './text-finder.ts'
import type { TextFinder, TextFinderDeps } from './text-finder.ts'

interface Row {
  code: string
  slug: string
  broker_name: string
  /** Null if the broker is not listed. */
  accused: AccusedRow | null
  title_text: string
  excerpt: string
  text_lang: string
  state: (typeof publicExposureStates)[number]
  overdue: boolean
  amount: number
  currency: string
  published_at: string
}

/** Public exposures by the broker's name, title and content; matches in name or title first, then newest first. */
export const createExposureFinder = (deps: TextFinderDeps): TextFinder =>
  createTextFinder<Row>(deps, {
    table: 'exposures',
    visible: `t.state NOT IN ('draft', 'pending_review', 'rejected')`,
    columns:
      reader => `t.code, t.slug, t.broker_name, ${accusedColumn('t.broker_code')} AS accused, coalesce(t.title->>${reader}, t.title->>t.lang) AS title_text,
      ${excerptOf(`coalesce(t.content->>${reader}, t.content->>t.lang)`)} AS excerpt,
      CASE WHEN t.content->>${reader} IS NULL THEN t.lang ELSE ${reader} END AS text_lang,
      t.state, ${overdueIn('t')} AS overdue, t.amount, t.currency, coalesce(t.published_at, t.created_at) AS published_at`,
    byMatch: ({ inTitle }) => `t.find_words @@ ${inTitle()} DESC,`,
    near: ['broker', 'article'],
    toHit: (row, lang) => ({
      type: 'exposure',
      code: row.code,
      title: row.title_text,
      text: `${row.accused ? accusedNameOf(row.accused, lang) : row.broker_name}: ${row.excerpt}`,
      lang: row.text_lang,
      url: `/${lang}/exposure/${row.slug}-${row.code}.html`,
      ico: null,
      exposure: {
        state: row.state,
        overdue: row.overdue,
        amount: { amount: row.amount, currency: row.currency },
        publishedAt: row.published_at,
      },
    }),
  })
