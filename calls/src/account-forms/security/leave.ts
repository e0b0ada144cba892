import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'

/** Nobody is logged in any more: the way out leads home. */
export function leave({ api, store, lang }: LoadContext): Response {
  store.session.loggedOut()
  api.forgetVisitor()
  return redirectTo(`/${lang}/`)
}
