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
import { TitleLists } from '../articles/title-lists.tsx'
import { TermHints } from '../learning/glossary/term-hints.tsx'
import { LevelPath } from '../learning/path/level-path.tsx'
import { useProgress } from '../learning/progress/use-progress.ts'
import { LessonEnd } from '../learning/quiz/lesson-end.tsx'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import styles from './article-page.module.css'
import { articleCrumbs } from './article-section.ts'
import { ArticleComments } from './comments/article-comments.tsx'
import { Contents } from './contents.tsx'
import type { loadArticle } from './load-article.ts'
import { Neighbours } from './neighbours.tsx'

/** A lesson or a news article. */
export function ArticlePage() {
  const t = useText()
  const href = useHref()
  const { article, related, prev, next, traderCodes, tags, lessons, topics, learningPath, ...data } =
    usePageData<typeof loadArticle>()
  const progress = useProgress(data.progress)
  const isLesson = article.category === 'education'
  const side = (
    <>
      <Contents toc={article.toc} at="side" />
      {learningPath && <LevelPath path={learningPath} progress={progress} current={article.code} brief />}
      {tags && <Slot name="article.tools" props={{ tags }} />}
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
            <TermHints terms={article.terms} lang={article.lang}>
              <Prose html={article.content} lang={article.lang} />
            </TermHints>
            <p className={styles.author}>{t(educationText.by, { name: article.author })}</p>
            <ArticleTags article={article} />
            {article.pathPlace !== null && <LessonEnd article={article} progress={progress} />}
            {data.comments && <ArticleComments comments={data.comments} formKey={data.formKey} />}
            <Neighbours article={article} prev={prev} next={next} />
          </Stack>
        </Split>
        <TitleLists lessons={lessons} lessonsTitle={t(educationText.moreLessons)} topics={topics} />
      </Stack>
    </Wrap>
  )
}
