import type { Article } from 'calls/entities/article'
import type { Language } from 'shared-state/i18n/languages'

export interface ArticleRow {
  code: string
  slug: string
  category: string
  level: string | null
  title_text: string
  summary_text: string
  author: string
  tags: string[]
  broker_codes: string[]
  read_minutes: number
  path_place: number | null
  generated: boolean
  published_at: string
  updated_at: string
}

/** A best-broker topic names only brokers that may lead (decisions 7), as of now; other articles name whom they are about. */
const recommendedCodes = `CASE WHEN a.category = 'best_brokers' THEN ARRAY(
    SELECT b.code::text FROM unnest(a.broker_codes) WITH ORDINALITY chosen(code, place) JOIN leading_brokers() b ON b.code = chosen.code
    ORDER BY chosen.place) ELSE a.broker_codes END`

/** An article's columns without its body; `lang` is the placeholder of the reader's language. */
export const articleColumns = (lang: string) => `a.code, a.slug, a.category, a.level, a.title->>${lang} AS title_text,
  a.summary->>${lang} AS summary_text, a.author, a.tags, ${recommendedCodes} AS broker_codes, a.read_minutes, a.path_place, a.generated, a.published_at, a.updated_at`

const catIds: Record<string, string> = { best_brokers: 'longtail_best_brokers', education: 'longtail_education' }
export const categoryOf = { longtail_best_brokers: 'best_brokers', longtail_education: 'education' } as const

export const toArticle = (row: ArticleRow, lang: Language, tagNames: ReadonlyMap<string, string>): Article => ({
  code: row.code,
  slug: row.slug,
  title: row.title_text,
  summary: row.summary_text,
  category: row.category,
  catId: catIds[row.category] ?? '',
  level: row.level,
  cover: null,
  author: row.author,
  tags: row.tags.map(tag => tagNames.get(tag) ?? tag),
  tagCodes: row.tags,
  traderCodes: row.broker_codes,
  lang,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
  readMinutes: row.read_minutes,
  pathPlace: row.path_place,
  generated: row.generated,
})

export const titleColumns = (lang: string) => `a.code, a.slug, a.title->>${lang} AS title`
