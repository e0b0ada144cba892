import { articleList } from 'shared-state/calls/education'
import { live7x24Init } from 'shared-state/calls/flash'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { isNewsCategory, newsCategories } from '../articles/article-categories.ts'
import { readListPlace } from '../articles/article-list-place.ts'

const newsPerPage = 20
const newestShown = 4
const flashShown = 8

/** The news area's home: the newest of each category, and the flash. */
export async function loadNewsHome({ api, signal }: LoadContext) {
  const [flash, ...lists] = await Promise.all([
    api.call(live7x24Init, { num: flashShown }, { signal }),
    ...newsCategories.map(category => api.call(articleList, { category, pageSize: newestShown }, { signal })),
  ])
  return { flash: flash.items, sections: newsCategories.map((category, i) => ({ category, articles: lists[i]?.items ?? [] })) }
}

/** One category of the news, newest first. */
export async function loadNewsCategory(context: LoadContext) {
  const { api, params, signal } = context
  const category = params.category?.match(/^(\w+)\.html$/)?.[1] ?? ''
  const place = readListPlace(context)
  if (!isNewsCategory(category) || !place) throw notFound(context)
  const { page, tag } = place
  const news = await api.call(articleList, { category, tag, pageIndex: page, pageSize: newsPerPage }, { signal })
  if (page > 1 && news.items.length === 0) throw notFound(context)
  return { category, place, news }
}
