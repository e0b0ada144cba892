import type { SharedStore } from 'shared-state/contract/shared-store'
import type { User } from '../entities/user.ts'

/** Updates the store after the backend has opened a session; actions that waited for the login now run. */
export function signedIn(user: User, store: SharedStore): void {
  // Drop the previous visitor's token first: actions that waited for the login must not be sent with it.
  store.api.forgetVisitor()
  store.session.loggedIn(user)
}
