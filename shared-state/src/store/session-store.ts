import { makeAutoObservable } from 'mobx'
import type { PortalUser } from './portal-user.ts'

/** The logged-in user; a visitor is logged in if there is a userId (spec 4). */
export class SessionStore {
  user: PortalUser | null
  /** The login dialog is open. The action to run after the login is kept here, so that no input is lost. */
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

  /** Called when the visitor has changed their own account. */
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
