import { makeAutoObservable } from 'mobx'
import type { LiveConnection } from '../live/live-connection.ts'
import type { LiveMessage } from '../live/live-message.ts'

interface UnreadMessage extends LiveMessage {
  unread: number
}

/** The live number of unread messages while a component watches and the tab is visible. */
export class UnreadStore {
  /** Null where unknown: no component is watching, or the connection is lost. */
  count: number | null = null
  readonly #live: LiveConnection
  #watching = 0
  #stop = () => {}

  constructor(live: LiveConnection) {
    this.#live = live
    makeAutoObservable(this)
  }

  /** Browser only. Returns a function that stops watching. */
  watch(): () => void {
    this.#watching += 1
    if (this.#watching === 1) {
      const ends = [
        this.#live.on<UnreadMessage>('unread', ({ unread }) => this.told(unread)),
        this.#live.on('lost', () => this.told(null)),
      ]
      this.#stop = () => ends.forEach(end => end())
    }
    return () => {
      this.#watching -= 1
      if (this.#watching > 0) return
      this.#stop()
      this.told(null)
    }
  }

  told(count: number | null): void {
    this.count = count
  }
}
