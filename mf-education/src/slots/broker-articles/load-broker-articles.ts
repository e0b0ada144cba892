import { articleList } from 'calls/education'
import type { LoadContext } from 'shared-state/runtime'
import { newsCategories } from '../../articles/article-categories.ts'

const articlesShown = 4

/** The newest lessons and news that mention a broker. */
export async function loadBrokerArticles({ traderCode }: { traderCode: string }, { api, signal }: LoadContext) {
  const lists = await Promise.all(
    (['education', ...newsCategories] as const).map(category =>
      api.call(articleList, { category, traderCode, pageSize: articlesShown }, { signal }),
    ),
  )
  return lists
    .flatMap(list => list.items)
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, articlesShown)
}
