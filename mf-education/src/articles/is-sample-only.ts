import type { Article } from 'calls/entities/article'

/** A list of generated articles only is not for search engines (decisions 8). */
export const isSampleOnly = (articles: readonly Pick<Article, 'generated'>[]): boolean =>
  articles.every(article => article.generated)
