import { moderationDetail, moderationKinds, moderationQueue } from 'calls/moderation'
import type { LoadContext } from 'shared-state/runtime'
import { withheldOr } from '../account/withheld.ts'
import { requestedChoice, requestedPage, pagesOf } from '../list/list-query.ts'
import { loadNotice } from './legal-notice/load-notice.ts'

export const queueTabs = ['all', ...moderationKinds] as const

/** The moderation queue, oldest first; with `?id=`, one item in full. */
export async function loadModeration(context: LoadContext) {
  const { api, url, signal } = context
  const params = url.searchParams
  const tab = requestedChoice(params, 'kind', queueTabs)
  const id = params.get('id')?.slice(0, 36) ?? ''
  return withheldOr(
    (async () => {
      if (id && tab !== 'all') {
        const item = await api.call(moderationDetail, { kind: tab, id }, { signal })
        return { tab, item, list: null, notice: await loadNotice(context, item) }
      }
      const list = await api.call(
        moderationQueue,
        { ...(tab !== 'all' && { kind: tab }), ...requestedPage(params) },
        { signal },
      )
      return { tab, item: null, notice: null, list: { ...list, pages: pagesOf(list, { url }) } }
    })(),
  )
}
