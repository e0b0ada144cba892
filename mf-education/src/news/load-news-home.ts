import { articleList } from 'calls/education'
import { live7x24Init } from 'calls/flash'
import type { Head, LoadContext } from 'shared-state/runtime'
import { newsCategories } from '../articles/article-categories.ts'
import { isSampleOnly } from '../articles/is-sample-only.ts'
import { educationText } from '../strings/keys.ts'

const articlesShown = 4
const flashShown = 8

/** The home page of the news area: the newest articles of each category, and the flash. */
export async function loadNewsHome({ api, signal }: LoadContext) {
  const [flash, ...lists] = await Promise.all([
    api.call(live7x24Init, { num: flashShown }, { signal }),
    ...newsCategories.map(category => api.call(articleList, { category, pageSize: articlesShown }, { signal })),
  ])
  return {
    flash: flash.items,
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
