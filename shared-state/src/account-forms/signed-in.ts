import type { User } from '../calls/entities/user.ts'
import type { RootStore } from '../store/root-store.ts'

/** The backend has opened a session: the store follows, and what waited for the login is done. */
export function signedIn(user: User, store: RootStore): void {
  // First the token of the former visitor goes: what waited for the login must not be sent with it.
  store.api.forgetVisitor()
  store.session.loggedIn(user)
}
