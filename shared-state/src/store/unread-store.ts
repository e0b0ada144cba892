import { makeAutoObservable } from 'mobx'
import { LIVE_MESSAGES_PATH } from './live-messages-path.ts'

/**
 * The live number of unread messages while a component watches and the tab is visible: one connection for all components, and none
 * for a background tab, because browsers limit the connections per site.
 */
export class UnreadStore {
  /** Null where unknown: no component is watching, or the connection is lost. */
  count: number | null = null
  #watching = 0
  #source: EventSource | undefined

  constructor() {
    makeAutoObservable(this)
  }

  /** Browser only. Returns a function that stops watching. */
  watch(): () => void {
    this.#watching += 1
    if (this.#watching === 1) {
      document.addEventListener('visibilitychange', this.#followTab)
      this.#followTab()
    }
    return () => {
      this.#watching -= 1
      if (this.#watching > 0) return
      document.removeEventListener('visibilitychange', this.#followTab)
      this.#close()
    }
  }

  #followTab = () => {
    if (document.visibilityState === 'visible') this.#open()
    else this.#close()
  }

  #open() {
    if (this.#source || typeof EventSource === 'undefined') return
    this.#source = new EventSource(LIVE_MESSAGES_PATH)
    this.#source.addEventListener('unread', ({ data }: MessageEvent<string>) =>
      this.told((JSON.parse(data) as { unread: number }).unread),
    )
    // The browser reconnects automatically, unless the connection was refused.
    this.#source.addEventListener('error', () => this.told(null))
  }

  #close() {
    this.#source?.close()
    this.#source = undefined
    this.told(null)
  }

  told(count: number | null): void {
    this.count = count
  }
}
