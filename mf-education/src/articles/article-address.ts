import type { Article, TitleItem } from 'shared-state/calls/entities/article'

/** Path of an article behind the language: lessons stand under education, everything else under news (spec 2.1, decisions 1). */
export function articlePath({ category, slug, code }: Pick<Article, 'category'> & Omit<TitleItem, 'title'>): string {
  return `${category === 'education' ? '/education/news' : '/news/detail'}/${slug}-${code}.html`
}

/** The code at the end of `{slug}-{code}.html`; the ending and the slug may be missing. Null: no code can stand there. */
export function codeOfTitle(titleCode: string | undefined): string | null {
  return titleCode?.match(/^(?:.*-)?([0-9A-Za-z]{1,20})(?:\.html)?$/)?.[1] ?? null
}
