import { aggregateSeoArticleNavtab, articleKeyword, articleList } from 'calls/education'
import { live7x24Init } from 'calls/flash'
import type { Head, LoadContext } from 'shared-state/runtime'
import { newsCategories } from '../articles/article-categories.ts'
import { isSampleOnly } from '../articles/is-sample-only.ts'
import { educationText } from '../strings/keys.ts'
import { topicsShown } from './search/load-search.ts'

const articlesShown = 4
const flashShown = 8
const titlesShown = 6

/** The home page of the news area: the newest articles of each category, the flash, and topics. */
export async function loadNewsHome({ api, signal }: LoadContext) {
  const [flash, topics, tabs, ...lists] = await Promise.all([
    api.call(live7x24Init, { num: flashShown }, { signal }),
    api.call(articleKeyword, { num: topicsShown }, { signal }),
    api.call(aggregateSeoArticleNavtab, {}, { signal }),
    ...newsCategories.map(category => api.call(articleList, { category, pageSize: articlesShown }, { signal })),
  ])
  return {
    flash: flash.items,
    topics: topics.items,
    titles: tabs.items.map(({ code, items }) => ({ code, items: items.slice(0, titlesShown) })),
    sections: newsCategories.map((category, i) => ({ category, articles: lists[i]?.items ?? [] })),
  }
}

export function newsHomeHead(
  { sections }: Awaited<ReturnType<typeof loadNewsHome>>,
  { store }: Pick<LoadContext, 'store'>,
): Head {
  const { t } = store.text
  return {
    title: t(educationText.newsHome),
    description: t(educationText.newsIntro),
    canonical: '/news.html',
    sample: isSampleOnly(sections.flatMap(section => section.articles)),
  }
}
