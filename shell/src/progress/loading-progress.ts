import { makeAutoObservable, runInAction } from 'mobx'

/** Times in ms (spec 4, 9). */
const throttle = 200
const duration = 5000
const hideDelay = 500
const tick = 100
/** Where the bar stops for a page that takes longer than `duration`: only the loaded page fills it. */
const mostUnfinished = 95

/** Progress of a navigation: 0 to 100, or null if there is nothing to show (spec 4). */
export class LoadingProgress {
  value: number | null = null
  failed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable(this)
  }

  /** A navigation that ends within the throttle is never shown. */
  start(): void {
    this.stop()
    this.failed = false
    this.#show(null)
    this.#timer = setTimeout(() => this.#advance(0), throttle)
  }

  /** Fills the bar, which then hides; a failed one stays until the next navigation. */
  finish(): void {
    if (this.failed) return
    this.stop()
    if (this.value === null) return
    this.#show(100)
    this.#timer = setTimeout(() => this.#show(null), hideDelay)
  }

  fail(): void {
    this.stop()
    this.failed = true
    this.#show(100)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #advance(value: number): void {
    this.#show(value)
    if (value < mostUnfinished) this.#timer = setTimeout(() => this.#advance(value + (100 * tick) / duration), tick)
  }

  // Called by timers too, which are not actions themselves.
  #show(value: number | null): void {
    runInAction(() => {
      this.value = value
    })
  }
}
