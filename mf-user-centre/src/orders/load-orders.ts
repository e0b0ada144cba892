import { usercenterVpsorders } from 'calls/account-lists'
import type { LoadContext } from 'shared-state/runtime'
import { pagesOf, requestedPage } from '../list/list-query.ts'

/** The visitor's requests for a VPS that a broker pays for. `sent`: the form has just sent one. */
export async function loadOrders({ api, url, signal }: LoadContext) {
  const page = await api.call(usercenterVpsorders, requestedPage(url.searchParams), { signal })
  return { ...page, sent: url.searchParams.has('sent') && page.pageIndex === 1, pages: pagesOf(page, { url }) }
}
