import { redirectTo } from '../../contract/answers.ts'
import type { LoadContext } from '../../contract/area.ts'

/** Nobody is logged in any more: the way out leads home. */
export function leave({ api, store, lang }: LoadContext): Response {
  store.session.loggedOut()
  api.forgetVisitor()
  return redirectTo(`/${lang}/`)
}
