import type { Article } from 'calls/entities/article'
import { SiteLink } from 'shared-state/runtime'
import { Written } from 'ui/written'
import { articlePath } from './article-address.ts'
import { ArticleMeta } from './article-meta.tsx'
import styles from './article-teaser.module.css'

export interface ArticleTeaserLook {
  heading: 'h2' | 'h3'
  /** Omits the summary, for narrow columns. */
  brief?: boolean
}

/** One article in a list. */
export function ArticleTeaser({ article, heading: Heading, brief = false }: ArticleTeaserLook & { article: Article }) {
  return (
    <article className={styles.teaser}>
      <ArticleMeta article={article} />
      <Heading className={brief ? styles.brief : styles.title}>
        {/* The page of a video is loaded as a whole, because only that page may play it. */}
        <SiteLink to={articlePath(article)} className={styles.link} reloadDocument={article.category === 'video'}>
          <Written lang={article.lang}>{article.title}</Written>
        </SiteLink>
      </Heading>
      {!brief && (
        <p className={styles.summary}>
          <Written lang={article.lang}>{article.summary}</Written>
        </p>
      )}
    </article>
  )
}
