import { usercenterAttention, usercenterMycollection } from 'calls/account-lists'
import type { Exposure } from 'calls/entities/exposure'
import type { UserPublic } from 'calls/entities/user'
import type { Page } from 'calls/entities/page'
import type { LoadContext } from 'shared-state/runtime'
import { requestedChoice, requestedPage, pagesOf } from '../list/list-query.ts'
import { suggestedPeople } from '../user/suggested-people.ts'

export const attentionTabs = ['brokers', 'people', 'cases'] as const
export const brokerOrders = ['added', 'score', 'name'] as const

/** The brokers (the collection), people or cases that the visitor follows. */
export async function loadAttention(context: LoadContext) {
  const { api, url, signal } = context
  const params = url.searchParams
  const tab = requestedChoice(params, 'tab', attentionTabs)
  if (tab === 'cases') {
    const page = (await api.call(
      usercenterAttention,
      { kind: 'exposure', ...requestedPage(params) },
      { signal },
    )) as Page<Exposure>
    return { tab, ...page, pages: pagesOf(page, { url }) }
  }
  if (tab === 'people') {
    const [page, suggested] = await Promise.all([
      api.call(usercenterAttention, { kind: 'user', ...requestedPage(params) }, { signal }) as Promise<
        Page<UserPublic>
      >,
      suggestedPeople(context),
    ])
    return { tab, ...page, suggested, pages: pagesOf(page, { url }) }
  }
  const keyword = params.get('keyword')?.trim().slice(0, 64) ?? ''
  const order = requestedChoice(params, 'order', brokerOrders)
  const page = await api.call(
    usercenterMycollection,
    { ...(keyword && { keyword }), order, ...requestedPage(params) },
    { signal },
  )
  return { tab, ...page, pages: pagesOf(page, { url }), keyword, order }
}
