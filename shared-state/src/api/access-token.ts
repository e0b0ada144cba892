import { tokenMarginSeconds } from './limits.ts'
import { tokenInMemory, type TokenStore } from './token-store.ts'

export interface IssuedToken {
  access_token: string
  /** Seconds. */
  expires_in: number
}

/** The access token: fetched once while other calls wait for it, then used until it expires (spec 4), by all tabs that share its store. */
export class AccessToken {
  #issue: () => Promise<IssuedToken>
  #store: TokenStore
  #pending: Promise<string> | undefined

  constructor(issue: () => Promise<IssuedToken>, store: TokenStore = tokenInMemory()) {
    this.#issue = issue
    this.#store = store
  }

  get(): Promise<string> {
    const held = this.held()
    return held === undefined ? (this.#pending ??= this.#renew()) : Promise.resolve(held)
  }

  /** The token that is there now; undefined if it would have to be fetched. */
  held(): string | undefined {
    const token = this.#store.read()
    return token && token.expires - tokenMarginSeconds * 1000 > Date.now() ? token.value : undefined
  }

  /** Drops the held token and a pending one; both are invalid after a login or logout. */
  forget(): void {
    this.#store.clear()
    this.#pending = undefined
  }

  /** Drops a token that the server refused. A newer token stays. */
  refused(token: string): void {
    if (this.#store.read()?.value === token) this.#store.clear()
  }

  #renew(): Promise<string> {
    const renewal: Promise<string> = this.#store
      .inTurn(async () => {
        // Another tab may have fetched it while this one waited for its turn.
        const held = this.held()
        if (held !== undefined) return held
        const { access_token, expires_in } = await this.#issue()
        if (this.#pending === renewal)
          this.#store.write({ value: access_token, expires: Date.now() + expires_in * 1000 })
        return access_token
      })
      .finally(() => {
        if (this.#pending === renewal) this.#pending = undefined
      })
    return renewal
  }
}
