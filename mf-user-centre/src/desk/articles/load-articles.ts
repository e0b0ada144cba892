import { articleDesk, articleDeskViews, deskCategories } from 'calls/article-desk'
import type { LoadContext } from 'shared-state/runtime'
import { withheldOr } from '../../account/withheld.ts'
import { pagesOf, requestedChoice, requestedPage } from '../../list/list-query.ts'

export const categoryChoices = ['all', ...deskCategories] as const

/**
 * The editors' desk for articles: those that are published or scheduled, or the withdrawn ones; of one category, or `all`. `saved`: the form
 * has just saved an article.
 */
export async function loadArticles({ api, url, signal }: LoadContext) {
  const view = requestedChoice(url.searchParams, 'view', articleDeskViews)
  const category = requestedChoice(url.searchParams, 'category', categoryChoices)
  const asked = { view, ...(category !== 'all' && { category }), ...requestedPage(url.searchParams) }
  return withheldOr(
    api.call(articleDesk, asked, { signal }).then(page => ({
      ...page,
      view,
      category,
      saved: url.searchParams.has('saved') && page.pageIndex === 1,
      pages: pagesOf(page, { url }),
    })),
  )
}
