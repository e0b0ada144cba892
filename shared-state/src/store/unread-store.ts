import { makeAutoObservable } from 'mobx'
import { LIVE_MESSAGES_PATH } from './live-messages-path.ts'

/**
 * How many messages are unread, counted live while anybody watches and the tab is seen: one connection for all who do, none
 * from a tab in the background, for a browser opens few to one site.
 */
export class UnreadStore {
  /** Null where it is not known: nobody watches, or the connection is lost. */
  count: number | null = null
  #watching = 0
  #source: EventSource | undefined

  constructor() {
    makeAutoObservable(this)
  }

  /** In a browser only. Returns what ends it. */
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
    // The browser tries again by itself, unless it was refused.
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
