import { articleList } from 'calls/education'
import { feedPath, feedTitle } from 'calls/news-feed/feed-words'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { isNewsCategory, newsCategoryNames } from '../articles/article-categories.ts'
import { readListPlace } from '../articles/article-list-place.ts'
import { isSampleOnly } from '../articles/is-sample-only.ts'
import { educationText } from '../strings/keys.ts'
import { withQuery } from '../with-query.ts'

const articlesPerPage = 20

/** One category of the news, newest first. */
export async function loadNewsCategory(context: LoadContext) {
  const { api, params, signal } = context
  const category = params.category?.match(/^(\w+)\.html$/)?.[1] ?? ''
  const place = readListPlace(context)
  if (!isNewsCategory(category) || !place) throw notFound(context)
  const { page, tag } = place
  const news = await api.call(articleList, { category, tag, pageIndex: page, pageSize: articlesPerPage }, { signal })
  if (page > 1 && news.items.length === 0) throw notFound(context)
  return { category, place, news }
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
