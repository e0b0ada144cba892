import type { TextLanguage } from 'shared-state/i18n/languages'
import { backend } from 'the-portal/backend'
import { pageStateSelector, type PageState } from '../../../runtime/page-state.ts'
import { snapshotAlone } from '../area/snapshot-alone.ts'
import type { Switches } from '../switches.ts'

declare const REAL_SERVER: boolean

/** The state of the page: the one Node rendered it with, otherwise that of a page which has loaded nothing yet. */
export async function pageStateAlone(lang: string, { as }: Switches): Promise<PageState> {
  const sent = document.querySelector(pageStateSelector)
  if (sent) return JSON.parse(sent.textContent!) as PageState
  const user = REAL_SERVER ? await backend.askVisitor() : (backend.visitors[as]?.user ?? null)
  return {
    store: {
      visitor: {
        lang: lang as TextLanguage,
        countryCode: backend.countryCode,
        now: Date.now(),
        origin: location.origin,
        environment: 'alone',
      },
      user,
      slots: [],
    },
    snapshot: snapshotAlone,
    router: { loaderData: {}, actionData: null, errors: null },
  }
}
