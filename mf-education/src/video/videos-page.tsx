import { useHref, usePageData, useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { ArticleRows } from '../articles/article-rows.tsx'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { withQuery } from '../with-query.ts'
import { videosPath, type loadVideos } from './load-videos.ts'

/** All videos, newest first. */
export function VideosPage() {
  const t = useText()
  const href = useHref()
  const { place, videos } = usePageData<typeof loadVideos>()
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <Stack gap="s">
          <h1>{t(educationText.videos)}</h1>
          <p>{t(educationText.videosIntro)}</p>
        </Stack>
        {place.tag && (
          <div>
            <Chip small removable label={videos.tagName ?? place.tag} to={href(videosPath)} />
          </div>
        )}
        <Panel flush>
          {videos.items.length === 0 ? (
            <EmptyState level={2} title={t(educationText.noVideos)}>
              {t(educationText.noNewsWhy)}
            </EmptyState>
          ) : (
            <ArticleRows articles={videos.items} heading="h2" />
          )}
        </Panel>
        <Pager
          page={place.page}
          pages={Math.ceil(videos.total / videos.pageSize)}
          hrefOf={number => href(withQuery(videosPath, { tag: place.tag, page: number }))}
        />
      </Stack>
    </Wrap>
  )
}
