import { articleList } from 'calls/education'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { readListPlace } from '../articles/article-list-place.ts'
import { isSampleOnly } from '../articles/is-sample-only.ts'
import { educationText } from '../strings/keys.ts'
import { withQuery } from '../with-query.ts'

export const videosPath = '/video.html'
const videosPerPage = 12

/** Videos, newest first. */
export async function loadVideos(context: LoadContext) {
  const { api, signal } = context
  const place = readListPlace(context)
  if (!place) throw notFound(context)
  const { page, tag } = place
  const videos = await api.call(
    articleList,
    { category: 'video', tag, pageIndex: page, pageSize: videosPerPage },
    { signal },
  )
  if (page > 1 && videos.items.length === 0) throw notFound(context)
  return { place, videos }
}

export function videosHead(
  { place, videos }: Awaited<ReturnType<typeof loadVideos>>,
  { store }: Pick<LoadContext, 'store'>,
): Head {
  const { t } = store.text
  return {
    title: t(educationText.videos),
    description: t(educationText.videosIntro),
    canonical: withQuery(videosPath, { page: place.page }),
    noindex: place.tag !== undefined,
    sample: isSampleOnly(videos.items),
  }
}
