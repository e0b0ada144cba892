import type { SharedStore } from 'shared-state/contract/shared-store'
import type { User } from '../entities/user.ts'

/** The backend has opened a session: the store follows, and what waited for the login is done. */
export function signedIn(user: User, store: SharedStore): void {
  // First the token of the former visitor goes: what waited for the login must not be sent with it.
  store.api.forgetVisitor()
  store.session.loggedIn(user)
}
