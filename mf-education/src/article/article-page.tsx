import { Slot, useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { ArticleMeta } from '../articles/article-meta.tsx'
import { ArticleRows } from '../articles/article-rows.tsx'
import { ArticleTags } from '../articles/article-tags.tsx'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import styles from './article-page.module.css'
import { articleCrumbs } from './article-section.ts'
import { Contents } from './contents.tsx'
import type { loadArticle } from './load-article.ts'
import { Neighbours } from './neighbours.tsx'

/** A lesson or a news article. */
export function ArticlePage() {
  const t = useText()
  const href = useHref()
  const { article, related, prev, next, traderCodes } = usePageData<typeof loadArticle>()
  const isLesson = article.category === 'education'
  const side = (
    <>
      <Contents toc={article.toc} at="side" />
      {traderCodes && <Slot name="article.brokers" props={{ traderCodes }} />}
      {related.length > 0 && (
        <Panel
          flush
          title={t(isLesson ? educationText.relatedLessons : educationText.relatedArticles)}
          more={
            isLesson
              ? { label: t(educationText.allLessons), to: href('/education') }
              : { label: t(educationText.allNews), to: href('/news.html') }
          }
        >
          <ArticleRows articles={related} heading="h3" brief />
        </Panel>
      )}
    </>
  )
  return (
    <Wrap className={page.page}>
      <Stack gap="s">
        <Breadcrumbs items={articleCrumbs(article, useStore())} />
        <Split side={side}>
          <Stack as="article" gap="l">
            <Stack gap="s">
              <ArticleMeta article={article} full />
              <Written as="h1" lang={article.lang}>
                {article.title}
              </Written>
              <Written as="p" lang={article.lang} className={styles.summary}>
                {article.summary}
              </Written>
            </Stack>
            <Contents toc={article.toc} at="top" />
            <Prose html={article.content} lang={article.lang} />
            <p className={styles.author}>{t(educationText.by, { name: article.author })}</p>
            <ArticleTags article={article} />
            <Neighbours category={article.category} newer={next} older={prev} />
          </Stack>
        </Split>
      </Stack>
    </Wrap>
  )
}
