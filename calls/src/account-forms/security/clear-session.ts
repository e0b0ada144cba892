import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'

/** Clears the session in the browser and redirects to the home page. */
export function clearSession({ api, store, lang }: LoadContext): Response {
  store.session.loggedOut()
  api.forgetVisitor()
  return redirectTo(`/${lang}/`)
}
