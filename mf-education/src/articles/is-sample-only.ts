import type { Article } from 'calls/entities/article'

/** A list of nothing but generated articles is no page for a search engine (decisions 8). */
export const isSampleOnly = (articles: readonly Pick<Article, 'generated'>[]): boolean =>
  articles.every(article => article.generated)
