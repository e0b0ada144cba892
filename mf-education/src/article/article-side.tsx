import { Slot, useHref, usePageData, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { ArticleRows } from '../articles/article-rows.tsx'
import { LevelPath } from '../learning/path/level-path.tsx'
import type { Progress } from '../learning/progress/use-progress.ts'
import { educationText } from '../strings/keys.ts'
import { Contents } from './contents.tsx'
import type { loadArticle } from './load-article.ts'
import print from './print.module.css'

/** The heading of related articles, and the link to all of them, by category. */
const others: Record<string, readonly [title: number, all: number, path: string]> = {
  education: [educationText.relatedLessons, educationText.allLessons, '/education'],
  video: [educationText.relatedVideos, educationText.allVideos, '/video.html'],
}
const otherNews = [educationText.relatedArticles, educationText.allNews, '/news.html'] as const

/** Beside an article: its parts, its learning path, tools and brokers for its topics, and related articles. */
export function ArticleSide({ progress }: { progress: Progress }) {
  const t = useText()
  const href = useHref()
  const { article, related, traderCodes, tags, learningPath } = usePageData<typeof loadArticle>()
  const [relatedTitle, allTitle, allPath] = others[article.category] ?? otherNews
  return (
    <Stack className={print.onScreen}>
      <Contents toc={article.toc} at="side" />
      {learningPath && <LevelPath path={learningPath} progress={progress} current={article.code} brief />}
      {tags && <Slot name="article.tools" props={{ tags }} />}
      {traderCodes && <Slot name="article.brokers" props={{ traderCodes }} />}
      {related.length > 0 && (
        <Panel flush title={t(relatedTitle)} more={{ label: t(allTitle), to: href(allPath) }}>
          <ArticleRows articles={related} heading="h3" brief />
        </Panel>
      )}
    </Stack>
  )
}
