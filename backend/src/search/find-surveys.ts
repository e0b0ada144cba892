import { accusedColumn, accusedNameOf } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { createTextFinder } from './text-finder.ts'
import type { TextFinder, TextFinderDeps } from './text-finder.ts'

interface Row {
  code: string
  slug: string
  title_text: string
  summary_text: string
  accused: AccusedRow
}

/** Surveys by title, summary, address and content; matches in the title first, then newest first. A verdict may accuse: the broker is named in full. */
export const createSurveyFinder = (deps: TextFinderDeps): TextFinder =>
  createTextFinder<Row>(deps, {
    table: 'surveys',
    visible: 't.published_at <= now()',
    columns: reader => `t.code, t.slug, t.title->>${reader} AS title_text, t.summary->>${reader} AS summary_text,
      ${accusedColumn('t.broker_code')} AS accused`,
    byMatch: ({ inTitle }) => `t.find_words @@ ${inTitle()} DESC,`,
    near: ['broker', 'article'],
    toHit: (row, lang) => ({
      type: 'survey',
      code: row.code,
      title: row.title_text,
      text: `${accusedNameOf(row.accused, lang)}: ${row.summary_text}`,
      lang,
      url: `/${lang}/survey/${row.slug}-${row.code}.html`,
      ico: null,
    }),
  })
