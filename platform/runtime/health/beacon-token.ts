import { beaconTokenPath } from 'shared-state/releases/beacon-paths'
import type { Snapshot } from 'shared-state/contract/release'

/** How long before it expires the token is renewed, in ms. */
const spareMs = 30_000

interface Token {
  text: string
  /** Expiry by the tab's own clock, in ms. */
  until: number
}

/** The token for the page's messages to the guard: requested when first needed, and again once it has expired. */
export class BeaconToken {
  #snapshot: Snapshot
  #token: Token | undefined
  #asked: Promise<string | undefined> | undefined

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot
  }

  /** The current token, for callers that cannot wait because the page is about to close. */
  get current(): string | undefined {
    return this.#token && performance.now() < this.#token.until ? this.#token.text : undefined
  }

  /** Undefined if none is available now. */
  async get(): Promise<string | undefined> {
    if (this.current !== undefined) return this.current
    this.#asked ??= this.#ask().finally(() => (this.#asked = undefined))
    return this.#asked
  }

  async #ask(): Promise<string | undefined> {
    if (!navigator.onLine) return undefined
    const { shell, areas } = this.#snapshot
    const releases = Object.entries({ shell, ...areas }).map(([area, { version }]) => `${area}@${version}`)
    try {
      const answer = await fetch(`${beaconTokenPath}?${String(new URLSearchParams({ releases: releases.join() }))}`, {
        cache: 'no-store',
      })
      if (!answer.ok) return undefined
      const { Data } = (await answer.json()) as { Data: { token: string; seconds: number } }
      this.#token = { text: Data.token, until: performance.now() + Data.seconds * 1_000 - spareMs }
    } catch {
      // A page works without reporting its health.
      return undefined
    }
    return this.current
  }
}
