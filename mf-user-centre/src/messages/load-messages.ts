import { messageKinds } from 'calls/entities/message'
import { usercenterMessages } from 'calls/messages'
import type { LoadContext } from 'shared-state/runtime'
import { requestedChoice, requestedPage, pagesOf } from '../list/list-query.ts'

export const messageFilters = ['all', 'unread', ...messageKinds] as const

export async function loadMessages({ api, url, signal }: LoadContext) {
  const filter = requestedChoice(url.searchParams, 'show', messageFilters)
  const asked = filter === 'all' ? {} : filter === 'unread' ? { unread: true } : { kind: filter }
  const page = await api.call(usercenterMessages, { ...asked, ...requestedPage(url.searchParams) }, { signal })
  return { ...page, pages: pagesOf(page, { url }), filter }
}
