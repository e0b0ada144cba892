import { setFlagsFromString } from 'node:v8'
import type { RenderJob, RenderResult } from './render-messages.ts'
import type { RenderingEnded } from './rendering-ended.ts'
import type { RenderHelp, ThreadOptions } from './thread-options.ts'
import { WatchedThread } from './watched-thread.ts'

export interface RenderThreadsOptions extends ThreadOptions {
  /** Number of threads that render in parallel. */
  count: number
  onEnded: (error: RenderingEnded) => void
}

const checkIntervalMs = 200

/** The threads that render pages, replaced when they hang or die. */
export class RenderThreads {
  #options: RenderThreadsOptions
  #threads: WatchedThread[]
  #watch: NodeJS.Timeout
  /** Exists while pages are rendered apart. */
  #apart: WatchedThread | undefined
  #lastApart: Promise<unknown> = Promise.resolve()
  #waitingApart = 0

  constructor(options: RenderThreadsOptions) {
    this.#options = options
    // The profiler sees a loop that was optimised while it ran as a frame without a name, so its release would not be found.
    setFlagsFromString('--no-use-osr')
    // So that threads can be asked to collect their garbage.
    setFlagsFromString('--expose-gc')
    this.#threads = Array.from({ length: options.count }, () => this.#start())
    this.#watch = setInterval(() => this.#look(), checkIntervalMs).unref()
  }

  /** How long a page would wait to be rendered, in ms, by what the last pages took. */
  get waitMs(): number {
    return Math.min(...this.#threads.map(thread => thread.waitMs))
  }

  /** Renders on the least busy thread. Rejects with the shell's error, or RenderingEnded. */
  render(job: RenderJob, help: RenderHelp): Promise<RenderResult> {
    const thread = this.#threads.reduce((least, other) => (other.pages < least.pages ? other : least))
    return thread.render(job, help)
  }

  /**
   * Renders a page whose thread died of unknown cause: on a separate thread, one page after another. So the page that caused it cannot harm
   * another one again, and is identified because it is alone.
   */
  renderApart(jobNow: () => RenderJob, help: RenderHelp): Promise<RenderResult> {
    this.#waitingApart++
    const turn = this.#lastApart
      .then(() => (this.#apart ??= this.#startApart()).render(jobNow(), help))
      .finally(() => {
        if (--this.#waitingApart > 0) return
        void this.#apart?.end()
        this.#apart = undefined
      })
    this.#lastApart = turn.catch(() => undefined)
    return turn
  }

  /** Tells the threads which releases are named by pointers: these stay loaded. */
  namedChanged(): void {
    for (const thread of this.#threads) thread.tellNamed()
  }

  async close(): Promise<void> {
    clearInterval(this.#watch)
    await Promise.all(this.#all.map(thread => thread.end()))
  }

  get #all(): WatchedThread[] {
    return this.#apart ? [...this.#threads, this.#apart] : this.#threads
  }

  #start(): WatchedThread {
    const thread = new WatchedThread(this.#options, error => this.#replace(thread, error))
    return thread
  }

  #startApart(): WatchedThread {
    const thread = new WatchedThread(this.#options, error => {
      this.#apart = undefined
      this.#options.onEnded(error)
      thread.failPages(error)
    })
    return thread
  }

  #look(): void {
    for (const thread of this.#all) {
      void thread.checkPulse()
      void thread.checkMemory()
      thread.checkLoad()
    }
  }

  /** The new thread is in place before the old one's pages fail, so that they can be retried on it. */
  #replace(thread: WatchedThread, error: RenderingEnded): void {
    const at = this.#threads.indexOf(thread)
    if (at < 0) return
    this.#threads[at] = this.#start()
    this.#options.onEnded(error)
    thread.failPages(error)
  }
}
