import { moderationDetail, moderationKinds, moderationQueue } from 'calls/moderation'
import type { LoadContext } from 'shared-state/runtime'
import { withheldOr } from '../account/withheld.ts'
import { requestedChoice, requestedPage, pagesOf } from '../list/list-query.ts'

export const queueTabs = ['all', ...moderationKinds] as const

/** The moderation queue, oldest first; with `?id=`, one item in full. */
export async function loadModeration({ api, url, signal }: LoadContext) {
  const params = url.searchParams
  const tab = requestedChoice(params, 'kind', queueTabs)
  const id = params.get('id')?.slice(0, 36) ?? ''
  return withheldOr(
    (async () => {
      if (id && tab !== 'all')
        return { tab, item: await api.call(moderationDetail, { kind: tab, id }, { signal }), list: null }
      const list = await api.call(
        moderationQueue,
        { ...(tab !== 'all' && { kind: tab }), ...requestedPage(params) },
        { signal },
      )
      return { tab, item: null, list: { ...list, pages: pagesOf(list, { url }) } }
    })(),
  )
}
