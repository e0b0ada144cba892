import { marketViewer } from 'calls/market'
import { marketReport } from 'calls/market-writing'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/**
 * What a logged-in viewer has to do with a listing, null without a login or if the session has just ended; and the reasons for a report, if
 * the address asks for its form (`?act=report`).
 */
export async function loadViewer({ api, signal, store, url }: LoadContext, code: string) {
  if (!store.session.isLoggedIn) return { viewer: null, report: null }
  try {
    const [viewer, report] = await Promise.all([
      api.call(marketViewer, { code }, { signal }),
      url.searchParams.get('act') === 'report' ? api.call(marketReport, { code }, { signal }) : null,
    ])
    return { viewer, report }
  } catch (error) {
    if (error instanceof ApiError) return { viewer: null, report: null }
    throw error
  }
}
