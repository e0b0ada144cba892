import { deskViews, live7x24Desk } from 'calls/flash-desk'
import type { LoadContext } from 'shared-state/runtime'
import { withheldOr } from '../account/withheld.ts'
import { pagesOf, requestedChoice, requestedPage } from '../list/list-query.ts'

/**
 * The editors' desk: the news flashes that are published or scheduled, or the withdrawn ones. `edited`: the scheduled item of the address's
 * `id`, which is in the form. `formKey`: a flash sent twice is written once.
 */
export async function loadDesk({ api, url, signal }: LoadContext) {
  const view = requestedChoice(url.searchParams, 'view', deskViews)
  const asked = { view, ...requestedPage(url.searchParams) }
  return withheldOr(
    api.call(live7x24Desk, asked, { signal }).then(page => ({
      ...page,
      view,
      pages: pagesOf(page, { url }),
      edited: page.items.find(({ id, state }) => state === 'scheduled' && id === url.searchParams.get('id')) ?? null,
      formKey: crypto.randomUUID(),
    })),
  )
}
