import { usercenterTraderinfocount } from 'calls/account-lists'
import type { CallOutput } from 'shared-state/api/declare-call'
import { ApiError, usePageData, withStatus, type LoadContext } from 'shared-state/runtime'
import { isWithheld } from './withheld.ts'

export type AccountCounts = CallOutput<typeof usercenterTraderinfocount>

interface OwnPage<Data> {
  data: Data
  /** Counts in the menu; null if the call failed: the page works without them. */
  counts: AccountCounts | null
}

/**
 * Wraps a page's loader and adds the counts for its frame. A page that the viewer's role may not see responds with 403 and says so itself
 * (spec 8); without a login, the refusal of its calls leads to the login page (decisions 1).
 */
export function ownPage<Data>(load: (context: LoadContext) => Promise<Data>) {
  return async (context: LoadContext): Promise<OwnPage<Data>> => {
    const [data, counts] = await Promise.all([load(context), countsOf(context)])
    const page = { data, counts }
    return isWithheld(data) && data.withheld === 'role' ? withStatus(page, 403) : page
  }
}

/** Data of the page's own loader: `useOwnData<typeof loadSetting>()`. */
export function useOwnData<Load extends (context: LoadContext) => Promise<unknown>>(): Awaited<ReturnType<Load>> {
  return (usePageData() as OwnPage<Awaited<ReturnType<Load>>>).data
}

/** Counts of the account's menu on the current page. */
export const useAccountCounts = (): AccountCounts | null => (usePageData() as OwnPage<unknown>).counts

async function countsOf({ api, signal }: LoadContext): Promise<AccountCounts | null> {
  try {
    return await api.call(usercenterTraderinfocount, {}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return null
    throw error
  }
}
