import { usercenterMyepc, usercenterViporders, usercenterVpsorders } from 'calls/account-lists'
import type { LoadContext } from 'shared-state/runtime'
import { isWithheld, withheldOr } from '../account/withheld.ts'
import { requestedChoice, requestedPage, pagesOf } from '../list/list-query.ts'

export const orderTabs = ['vip', 'vps', 'epc'] as const
const calls = { vip: usercenterViporders, vps: usercenterVpsorders, epc: usercenterMyepc }

/** The visitor's orders by kind; a site that sells nothing says so (5010). */
export async function loadOrders({ api, url, signal }: LoadContext) {
  const tab = requestedChoice(url.searchParams, 'tab', orderTabs)
  const page = await withheldOr(api.call(calls[tab], requestedPage(url.searchParams), { signal }))
  return isWithheld(page) ? { tab, orders: page, pages: 1 } : { tab, orders: page, pages: pagesOf(page, { url }) }
}
