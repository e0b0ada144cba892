import { usePageData, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { ArticleMeta } from '../articles/article-meta.tsx'
import { ArticleTags } from '../articles/article-tags.tsx'
import { TitleLists } from '../articles/title-lists.tsx'
import { TermHints } from '../learning/glossary/term-hints.tsx'
import { useProgress } from '../learning/progress/use-progress.ts'
import { LessonEnd } from '../learning/quiz/lesson-end.tsx'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { VideoPlayer } from '../video/video-player.tsx'
import styles from './article-page.module.css'
import { articleCrumbs } from './article-section.ts'
import { ArticleSide } from './article-side.tsx'
import { ArticleComments } from './comments/article-comments.tsx'
import { Contents } from './contents.tsx'
import type { loadArticle } from './load-article.ts'
import { Neighbours } from './neighbours.tsx'
import print from './print.module.css'

/** A lesson, a news article or a video with its transcript. */
export function ArticlePage() {
  const t = useText()
  const store = useStore()
  const { article, prev, next, lessons, topics, comments, formKey, ...data } = usePageData<typeof loadArticle>()
  const progress = useProgress(data.progress)
  const { video, lang } = article
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <Stack gap="s">
          <Breadcrumbs items={articleCrumbs(article, store)} />
          <Split side={<ArticleSide progress={progress} />}>
            <Stack as="article" gap="l">
              <Stack gap="s">
                <ArticleMeta article={article} full />
                <Written as="h1" lang={lang}>
                  {article.title}
                </Written>
                <Written as="p" lang={lang} className={styles.summary}>
                  {article.summary}
                </Written>
              </Stack>
              {video && (
                <VideoPlayer
                  source={video.source}
                  label={article.title}
                  captions={video.captions}
                  chapters={video.chapters}
                />
              )}
              <Contents toc={article.toc} at="top" />
              {video && <h2>{t(educationText.transcript)}</h2>}
              <TermHints terms={article.terms} lang={lang}>
                <Prose html={article.content} lang={lang} />
              </TermHints>
              <p className={styles.author}>{t(educationText.by, { name: article.author })}</p>
              <Stack gap="l" className={print.onScreen}>
                <ArticleTags article={article} />
                {article.pathPlace !== null && <LessonEnd article={article} progress={progress} />}
                {comments && <ArticleComments comments={comments} formKey={formKey} />}
                <Neighbours article={article} prev={prev} next={next} />
              </Stack>
            </Stack>
          </Split>
        </Stack>
        <div className={print.onScreen}>
          <TitleLists lessons={lessons} lessonsTitle={t(educationText.moreLessons)} topics={topics} />
        </div>
      </Stack>
    </Wrap>
  )
}
