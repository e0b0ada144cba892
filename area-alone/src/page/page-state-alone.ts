import { axiosTransport } from 'shared-state/api/axios-transport'
import { usercenterGetuserfromcookie } from 'calls/users'
import type { User } from 'calls/entities/user'
import type { TextLanguage } from 'shared-state/i18n/languages'
import { pageStateSelector, type PageState } from '../../../shell/src/page-state.ts'
import { snapshotAlone } from '../area/snapshot-alone.ts'
import { visitors } from '../backend/visitors.ts'
import type { Switches } from '../switches.ts'

declare const REAL_SERVER: boolean

/** The state of the page: what Node rendered it with, else that of a page which has loaded nothing yet. */
export async function pageStateAlone(lang: string, { as }: Switches): Promise<PageState> {
  const sent = document.querySelector(pageStateSelector)
  if (sent) return JSON.parse(sent.textContent!) as PageState
  const user = REAL_SERVER ? await visitorOfServer() : visitors[as]
  return {
    store: {
      visitor: {
        lang: lang as TextLanguage,
        countryCode: 'id',
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

async function visitorOfServer(): Promise<User | null> {
  const { body } = await axiosTransport().send({
    declaration: usercenterGetuserfromcookie,
    input: {},
    headers: {},
    signal: AbortSignal.timeout(10_000),
  })
  return (body.Data as { result: User | null } | undefined)?.result ?? null
}
