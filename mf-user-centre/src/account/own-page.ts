import { usercenterTraderinfocount } from 'calls/account-lists'
import type { CallOutput } from 'shared-state/api/declare-call'
import { usePageData, withStatus, type LoadContext } from 'shared-state/runtime'
import { optionalPart } from './optional-part.ts'
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

/** Like ownPage, for a page that visitors without a login see too: without the counts, as it has no menu for them. */
export function sharedPage<Data>(load: (context: LoadContext) => Promise<Data>) {
  const own = ownPage(load)
  return async (context: LoadContext): Promise<OwnPage<Data>> =>
    context.store.session.isLoggedIn ? own(context) : { data: await load(context), counts: null }
}

/** Data of the page's own loader: `useOwnData<typeof loadSetting>()`. */
export function useOwnData<Load extends (context: LoadContext) => Promise<unknown>>(): Awaited<ReturnType<Load>> {
  return (usePageData() as OwnPage<Awaited<ReturnType<Load>>>).data
}

/** Counts of the account's menu on the current page. */
export const useAccountCounts = (): AccountCounts | null => (usePageData() as OwnPage<unknown>).counts

const countsOf = ({ api, signal }: LoadContext): Promise<AccountCounts | null> =>
  optionalPart(api.call(usercenterTraderinfocount, {}, { signal }))
