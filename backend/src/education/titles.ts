import type { TitleItem } from 'calls/entities/article'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { titleColumns } from './article-rows.ts'

export type TitleCategory = 'best_brokers' | 'education'

export interface Titles {
  /** All titles of a category, newest first. */
  of(category: TitleCategory, lang: Language): Promise<readonly TitleItem[]>
}

/** Titles shown in menus, footers and side lists: a few hundred, read once a minute. */
export function createTitles(db: Db): Titles {
  return {
    of: memoize({ seconds: 60 }, (category: TitleCategory, lang: Language) =>
      db.query<TitleItem>(
        `SELECT ${titleColumns('$2')} FROM articles a WHERE a.category = $1 AND a.published_at <= now() ORDER BY a.published_at DESC, a.code`,
        [category, lang],
      ),
    ),
  }
}

type Named = Pick<TitleItem, 'slug' | 'code'>

/** Addresses of an article and of a best-broker topic (spec 2.1). */
export const articlePath = (lang: Language, { slug, code }: Named) => `/${lang}/education/news/${slug}-${code}.html`
export const topicPath = (lang: Language, { slug, code }: Named) => `/${lang}/best-brokers/zt/${slug}-${code}.html`
const newsPath = (lang: Language, { slug, code }: Named) => `/${lang}/news/detail/${slug}-${code}.html`
const pathOf: Record<string, typeof newsPath | undefined> = { education: articlePath, best_brokers: topicPath }

/** Address of an article of any category (spec 2.1, decisions 1). */
export const pathOfArticle = (lang: Language, article: Named & { category: string }): string =>
  (pathOf[article.category] ?? newsPath)(lang, article)
