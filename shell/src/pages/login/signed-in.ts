import type { User } from 'shared-state/calls/entities/user'
import type { RootStore } from 'shared-state/store/root-store'

/** The backend has opened a session: the store follows, and what waited for the login is done. */
export function signedIn(user: User, store: RootStore): void {
  // First the token of the former visitor goes: what waited for the login must not be sent with it.
  store.api.forgetVisitor()
  store.session.loggedIn(user)
}
