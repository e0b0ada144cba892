import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../../api/envelope.ts'
import { everyPage } from './edge-headers.ts'

export interface EdgeSettings {
  /** Address that takes a POST with the keys of the pages to drop. */
  purgeUrl: string
  /** Name and value of the header that proves the right to do so. */
  credential: readonly [name: string, value: string] | undefined
}

/** More keys are sent as the key of every page. */
const mostKeys = 200
const limitMs = 5_000

/**
 * Tells the cache in front of the portal which pages have changed, one request at a time: keys that come meanwhile are sent together. A request
 * that fails is logged and sent again; until then the cache keeps a page for a minute at most.
 */
export class EdgePurge {
  readonly #settings: EdgeSettings
  readonly #log: Pick<Log, 'error'>
  readonly #retryMs: number
  #keys = new Set<string>()
  #sending: Promise<void> | undefined
  readonly #closed = new AbortController()

  constructor(settings: EdgeSettings, log: Pick<Log, 'error'>, retryMs = 2_000) {
    this.#settings = settings
    this.#log = log
    this.#retryMs = retryMs
  }

  drop(keys: readonly string[]): void {
    if (this.#closed.signal.aborted) return
    for (const key of keys) this.#keys.add(key)
    if (this.#keys.size > mostKeys) this.#keys = new Set([everyPage])
    if (this.#keys.size > 0) this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined))
  }

  async stop(): Promise<void> {
    this.#closed.abort()
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#keys.size > 0 && !this.#closed.signal.aborted) {
      const keys = [...this.#keys]
      this.#keys.clear()
      try {
        await this.#send(keys)
      } catch (error) {
        if (this.#closed.signal.aborted) return
        this.#log.error({ err: error }, 'failed to tell the cache in front of the portal of changed pages')
        for (const key of keys) this.#keys.add(key)
        await delay(this.#retryMs, undefined, { signal: this.#closed.signal }).catch(() => undefined)
      }
    }
  }

  async #send(keys: string[]): Promise<void> {
    const { purgeUrl, credential } = this.#settings
    const answer = await fetch(purgeUrl, {
      method: 'POST',
      headers: { 'Surrogate-Key': keys.join(' '), ...(credential && { [credential[0]]: credential[1] }) },
      redirect: 'error',
      signal: AbortSignal.any([this.#closed.signal, AbortSignal.timeout(limitMs)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the cache answered ${answer.status}`)
  }
}
