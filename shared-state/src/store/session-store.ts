import { makeAutoObservable } from 'mobx'
import type { PortalUser } from './portal-user.ts'

/** Who is logged in; the visitor is when a userId is held (spec 4). */
export class SessionStore {
  user: PortalUser | null
  /** The login dialog is open; what to do once login succeeded stays here, so that nothing typed is lost. */
  promptOpen = false
  #afterLogin: (() => void) | undefined

  constructor(user: PortalUser | null) {
    this.user = user
    makeAutoObservable(this)
  }

  get isLoggedIn(): boolean {
    return this.user !== null
  }

  loggedIn(user: PortalUser): void {
    this.user = user
    this.promptOpen = false
    this.#afterLogin?.()
    this.#afterLogin = undefined
  }

  /** The visitor changed something of their own account. */
  update(user: PortalUser): void {
    this.user = user
  }

  loggedOut(): void {
    this.user = null
  }

  openPrompt(afterLogin?: () => void): void {
    this.promptOpen = true
    this.#afterLogin = afterLogin
  }

  closePrompt(): void {
    this.promptOpen = false
    this.#afterLogin = undefined
  }
}
