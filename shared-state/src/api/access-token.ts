import { tokenMarginSeconds } from './limits.ts'

export interface IssuedToken {
  access_token: string
  /** Seconds. */
  expires_in: number
}

/** The access token: fetched once while other calls wait for it, then used until it expires (spec 4). */
export class AccessToken {
  #issue: () => Promise<IssuedToken>
  #held: { value: string; until: number } | undefined
  #pending: Promise<string> | undefined

  constructor(issue: () => Promise<IssuedToken>) {
    this.#issue = issue
  }

  get(): Promise<string> {
    if (this.#held && this.#held.until > Date.now()) return Promise.resolve(this.#held.value)
    return (this.#pending ??= this.#renew())
  }

  /** Drops the held token and a pending one; both are invalid after a login or logout. */
  forget(): void {
    this.#held = undefined
    this.#pending = undefined
  }

  /** Drops a token that the server refused. A newer token stays. */
  refused(token: string): void {
    if (this.#held?.value === token) this.#held = undefined
  }

  #renew(): Promise<string> {
    const renewal: Promise<string> = this.#issue()
      .then(({ access_token, expires_in }) => {
        if (this.#pending === renewal)
          this.#held = { value: access_token, until: Date.now() + (expires_in - tokenMarginSeconds) * 1000 }
        return access_token
      })
      .finally(() => {
        if (this.#pending === renewal) this.#pending = undefined
      })
    return renewal
  }
}
