import { usercenterFans } from 'calls/account-lists'
import type { LoadContext } from 'shared-state/runtime'
import { requestedPage, pagesOf } from '../list/list-query.ts'
import { followedOf } from '../user/followed-of.ts'

export async function loadFans(context: LoadContext) {
  const { api, url, signal } = context
  const page = await api.call(usercenterFans, requestedPage(url.searchParams), { signal })
  return { ...page, pages: pagesOf(page, { url }), followed: await followedOf(page.items, context) }
}
