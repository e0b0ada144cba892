import type { Article, TitleItem } from 'calls/entities/article'

/** Folder of each category's articles; all others are under news (spec 2.1, decisions 1). */
const folders: Record<string, string> = {
  education: '/education/news',
  best_brokers: '/best-brokers/zt',
  video: '/video',
}

/** Path of an article, without the language. */
export function articlePath({ category, slug, code }: Pick<Article, 'category'> & Omit<TitleItem, 'title'>): string {
  return `${folders[category] ?? '/news/detail'}/${slug}-${code}.html`
}

/** The code at the end of `{slug}-{code}.html`; the extension and the slug are optional. Null if there is no valid code. */
export function codeOfTitle(titleCode: string | undefined): string | null {
  return titleCode?.match(/^(?:.*-)?([0-9A-Za-z]{1,20})(?:\.html)?$/)?.[1] ?? null
}
