import type { Article } from 'calls/entities/article'
import { PanelRows } from 'ui/panel'
import { ArticleTeaser, type ArticleTeaserLook } from './article-teaser.tsx'

/** Articles as the rows of a flush panel. */
export function ArticleRows({ articles, ...look }: ArticleTeaserLook & { articles: readonly Article[] }) {
  return (
    <PanelRows>
      {articles.map(article => (
        <li key={article.code}>
          <ArticleTeaser article={article} {...look} />
        </li>
      ))}
    </PanelRows>
  )
}
