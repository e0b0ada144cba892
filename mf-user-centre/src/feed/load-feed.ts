import { postsfeedList } from 'calls/feed'
import type { LoadContext } from 'shared-state/runtime'
import { pagesOf, requestedChoice, requestedPage } from '../list/list-query.ts'
import { suggestedPeople } from '../user/suggested-people.ts'

const feedTabs = ['all', 'following'] as const
export const feedKinds = ['all', 'comment', 'exposure', 'article', 'listing'] as const

/** Public posts of one kind or all: everyone's, or those by users and about brokers that the visitor follows, which need a login. */
export async function loadFeed(context: LoadContext) {
  const { api, url, signal } = context
  const params = url.searchParams
  const tab = requestedChoice(params, 'tab', feedTabs)
  const kind = requestedChoice(params, 'kind', feedKinds)
  const [page, suggested] = await Promise.all([
    api.call(postsfeedList, { scope: tab, ...(kind !== 'all' && { kind }), ...requestedPage(params) }, { signal }),
    tab === 'following' ? suggestedPeople(context) : [],
  ])
  return { tab, kind, suggested, ...page, pages: pagesOf(page, { url }) }
}
