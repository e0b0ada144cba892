import { usercenterTraderinfocount } from 'calls/account-lists'
import type { CallOutput } from 'shared-state/api/declare-call'
import { ApiError, usePageData, withStatus, type LoadContext } from 'shared-state/runtime'
import { isWithheld } from './withheld.ts'

export type AccountCounts = CallOutput<typeof usercenterTraderinfocount>

interface OwnPage<Data> {
  data: Data
  /** What the menu counts; null where that failed: the page does not need it. */
  counts: AccountCounts | null
}

/**
 * A page's loader with what its frame shows beside. A page that the viewer's role may not see answers 403 and says so itself
 * (spec 8); one without a login is led to the login page by the refusal of its calls (decisions 1).
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

/** What the account's menu counts on the page that is shown. */
export const useAccountCounts = (): AccountCounts | null => (usePageData() as OwnPage<unknown>).counts

async function countsOf({ api, signal }: LoadContext): Promise<AccountCounts | null> {
  try {
    return await api.call(usercenterTraderinfocount, {}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return null
    throw error
  }
}
