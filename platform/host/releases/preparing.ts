import { once } from 'node:events'
import type { Snapshot } from 'shared-state/contract/release'
import { within } from 'shared-state/time/within'

/** Longest wait before visitors get an activated release, in ms. */
const limitMs = 3_000

/** Prepares this process for the releases that visitors are about to get. Continues after the limit; ends when `signal` is aborted. */
export type Prepare = (next: Snapshot, signal: AbortSignal) => Promise<void>

/** The preparation for the latest activation: it delays the activation for a limited time, and no later change at all. */
export class Preparing {
  readonly #prepare: Prepare
  readonly #onError: (error: unknown) => void
  #revision = -1
  #latest = new AbortController()

  constructor(prepare: Prepare, onError: (error: unknown) => void) {
    this.#prepare = prepare
    this.#onError = onError
  }

  /** Resolves when everything is prepared, after the limit, or when `outdate` is called for a later revision. */
  async run(revision: number, next: Snapshot): Promise<void> {
    this.#revision = revision
    const latest = new AbortController()
    this.#latest = latest
    const prepared = this.#prepare(next, latest.signal).catch(this.#onError)
    await within(limitMs, Promise.race([prepared, once(latest.signal, 'abort')]), () => {})
  }

  /** Ends the preparation unless it is for this revision. */
  outdate(revision: number): void {
    if (revision !== this.#revision) this.#latest.abort()
  }
}
