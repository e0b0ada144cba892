import { pathOfArticle } from '../education/titles.ts'
import { createTextFinder } from './text-finder.ts'
import type { TextFinder, TextFinderDeps } from './text-finder.ts'

interface Row {
  code: string
  slug: string
  category: string
  title: string
  summary: string
  read_minutes: number
  published_at: string
}

/** Articles of every category. */
export const createArticleFinder = (deps: TextFinderDeps): TextFinder =>
  createTextFinder<Row>(deps, {
    table: 'articles',
    visible: 't.published_at <= now()',
    columns: reader => `t.code, t.slug, t.category, t.title->>${reader} AS title, t.summary->>${reader} AS summary,
      t.read_minutes, t.published_at`,
    byMatch: ({ reader, text, query, inTitle }) =>
      `starts_with(searchable(t.title->>${reader}), ${text()}) DESC, t.find_words @@ ${inTitle()} DESC, ts_rank(t.find_words, ${query}) DESC,`,
    near: ['article'],
    toHit: (row, lang) => ({
      type: 'article',
      code: row.code,
      title: row.title,
      text: row.summary,
      lang,
      url: pathOfArticle(lang, row),
      ico: null,
      article: { category: row.category, readMinutes: row.read_minutes, publishedAt: row.published_at },
    }),
  })
