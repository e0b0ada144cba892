import { tokenMarginSeconds } from './limits.ts'

export interface IssuedToken {
  access_token: string
  /** Seconds. */
  expires_in: number
}

/** The access token: fetched once while other calls wait for it, then used until it runs out (spec 4). */
export class AccessToken {
  #issue: () => Promise<IssuedToken>
  #held: { value: string; until: number } | undefined
  #pending: Promise<string> | undefined

  constructor(issue: () => Promise<IssuedToken>) {
    this.#issue = issue
  }

  get(): Promise<string> {
    if (this.#held && this.#held.until > Date.now()) return Promise.resolve(this.#held.value)
    this.#pending ??= this.#renew().finally(() => (this.#pending = undefined))
    return this.#pending
  }

  /** After a refusal or a change of login the held token is worth nothing. */
  forget(): void {
    this.#held = undefined
  }

  async #renew(): Promise<string> {
    const issued = await this.#issue()
    this.#held = {
      value: issued.access_token,
      until: Date.now() + (issued.expires_in - tokenMarginSeconds) * 1000,
    }
    return issued.access_token
  }
}
