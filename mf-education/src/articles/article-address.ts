import type { Article, TitleItem } from 'calls/entities/article'

/** Where the articles of a category stand; all others stand under news (spec 2.1, decisions 1). */
const folders: Record<string, string> = { education: '/education/news', best_brokers: '/best-brokers/zt' }

/** Path of an article behind the language. */
export function articlePath({ category, slug, code }: Pick<Article, 'category'> & Omit<TitleItem, 'title'>): string {
  return `${folders[category] ?? '/news/detail'}/${slug}-${code}.html`
}

/** The code at the end of `{slug}-{code}.html`; the ending and the slug may be missing. Null: no code can stand there. */
export function codeOfTitle(titleCode: string | undefined): string | null {
  return titleCode?.match(/^(?:.*-)?([0-9A-Za-z]{1,20})(?:\.html)?$/)?.[1] ?? null
}
