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

const folders: Record<string, string | undefined> = {
  education: '/education/news',
  best_brokers: '/best-brokers/zt',
  video: '/video',
}

/** Address of an article of any category, without the language (spec 2.1, decisions 1). */
export const articlePlace = ({ category, slug, code }: Named & { category: string }): string =>
  `${folders[category] ?? '/news/detail'}/${slug}-${code}.html`

export const pathOfArticle = (lang: Language, article: Named & { category: string }): string =>
  `/${lang}${articlePlace(article)}`
/** Addresses of a lesson and of a best-broker topic. */
export const articlePath = (lang: Language, named: Named) => pathOfArticle(lang, { category: 'education', ...named })
export const topicPath = (lang: Language, named: Named) => pathOfArticle(lang, { category: 'best_brokers', ...named })
