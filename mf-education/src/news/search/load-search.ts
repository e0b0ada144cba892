import { articleKeyword, articleSearch } from 'calls/education'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { isSampleOnly } from '../../articles/is-sample-only.ts'
import { educationText } from '../../strings/keys.ts'
import { readSearchPlace } from './search-place.ts'

const perPage = 20
export const topicsShown = 24

/** The articles that a search finds; without a keyword none. Topics to search for are shown next to them. */
export async function loadSearch(context: LoadContext) {
  const { api, signal } = context
  const place = readSearchPlace(context)
  if (!place) throw notFound(context)
  const { keyword, category, order, page } = place
  const asked = { keyword, order, pageIndex: page, pageSize: perPage, ...(category && { category }) }
  const [found, topics] = await Promise.all([
    keyword ? api.call(articleSearch, asked, { signal }) : null,
    api.call(articleKeyword, { num: topicsShown }, { signal }),
  ])
  if (page > 1 && !found?.items.length) throw notFound(context)
  return {
    place,
    items: found?.items ?? [],
    total: found?.total ?? 0,
    pages: Math.ceil((found?.total ?? 0) / perPage),
    topics: topics.items,
  }
}

export const searchHead = (
  { items }: Awaited<ReturnType<typeof loadSearch>>,
  { store: { text } }: Pick<LoadContext, 'store'>,
): Head => ({
  title: text.t(educationText.searchTitle),
  description: text.t(educationText.newsIntro),
  noindex: true,
  sample: isSampleOnly(items),
})
