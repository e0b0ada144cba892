import { articleList } from 'calls/education'
import { hasListAd } from 'calls/has-list-ad'
import { feedPath, feedTitle } from 'calls/news-feed/feed-words'
import { newsOutside, type OutsideItem } from 'calls/outside-news'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { ApiError, notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { isNewsCategory, newsCategoryNames, type NewsCategory } from '../articles/article-categories.ts'
import { readListPlace } from '../articles/article-list-place.ts'
import { isSampleOnly } from '../articles/is-sample-only.ts'
import { educationText } from '../strings/keys.ts'
import { withQuery } from '../with-query.ts'

const articlesPerPage = 20
const outsideShown = 6

/** One category of the news, newest first, and the newest ones of other sites in it. */
export async function loadNewsCategory(context: LoadContext) {
  const { api, params, signal } = context
  const category = params.category?.match(/^(\w+)\.html$/)?.[1] ?? ''
  const place = readListPlace(context)
  if (!isNewsCategory(category) || !place) throw notFound(context)
  const { page, tag } = place
  const [news, outside, hasAd] = await Promise.all([
    api.call(articleList, { category, tag, pageIndex: page, pageSize: articlesPerPage }, { signal }),
    loadOutside(context, category),
    hasListAd(context),
  ])
  if (page > 1 && news.items.length === 0) throw notFound(context)
  return { category, place, news, outside, hasAd }
}

/** None if the call fails: the page is complete without them. The API logs the failure. */
async function loadOutside({ api, signal }: LoadContext, category: NewsCategory): Promise<OutsideItem[]> {
  try {
    const { items } = await api.call(newsOutside, { category, pageSize: outsideShown }, { signal })
    return items
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

export function newsCategoryHead(
  { category, place, news }: Awaited<ReturnType<typeof loadNewsCategory>>,
  { store, lang }: Pick<LoadContext, 'store' | 'lang'>,
): Head {
  const { t } = store.text
  return {
    title: t(newsCategoryNames[category]),
    description: t(educationText.newsIntro),
    canonical: withQuery(`/news/${category}.html`, { page: place.page }),
    noindex: place.tag !== undefined,
    sample: isSampleOnly(news.items),
    feed: { title: feedTitle(contentLanguageOf(lang), category), path: feedPath(contentLanguageOf(lang), category) },
  }
}
