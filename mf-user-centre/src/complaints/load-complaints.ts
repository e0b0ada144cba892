import { usercenterComplaintfunds, usercenterMyintervene } from 'calls/account-lists'
import type { LoadContext } from 'shared-state/runtime'
import { requestedChoice, requestedPage, pagesOf } from '../list/list-query.ts'

export const complaintTabs = ['mediation', 'private'] as const

/** The visitor's own exposures, which are public and can be mediated, and their private complaints. */
export async function loadComplaints({ api, url, signal }: LoadContext) {
  const asked = requestedPage(url.searchParams)
  if (requestedChoice(url.searchParams, 'tab', complaintTabs) === 'private') {
    const page = await api.call(usercenterComplaintfunds, asked, { signal })
    return { tab: 'private' as const, ...page, pages: pagesOf(page, { url }) }
  }
  const page = await api.call(usercenterMyintervene, asked, { signal })
  return { tab: 'mediation' as const, ...page, pages: pagesOf(page, { url }) }
}
