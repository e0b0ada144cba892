import type { Worker } from 'node:worker_threads'

interface Watched {
  worker: Worker
  /** The most memory it may use, buffers included. */
  mostMb: number
  /** Requests a garbage collection; collected() must be called when it is done. */
  collect: () => void
  /** Called when it uses too much. */
  end: () => Promise<void>
}

/**
 * Ends a thread that uses more memory than it may. Garbage does not count, so the thread is first asked to collect it; one that has not
 * done so by the next check and is at 1.5 times the limit is ended at once.
 */
export class MemoryWatch {
  #watched: Watched
  #isCollecting = false

  constructor(watched: Watched) {
    this.#watched = watched
  }

  /** To be called at intervals. */
  async look(): Promise<void> {
    const { mostMb, collect, end } = this.#watched
    const usedMb = await this.#usedMb()
    if (usedMb <= mostMb) return
    if (this.#isCollecting) return usedMb > 1.5 * mostMb ? end() : undefined
    this.#isCollecting = true
    collect()
  }

  async collected(): Promise<void> {
    this.#isCollecting = false
    if ((await this.#usedMb()) > this.#watched.mostMb) await this.#watched.end()
  }

  async #usedMb(): Promise<number> {
    // A thread that is starting or has ended uses nothing.
    const heap = await this.#watched.worker.getHeapStatistics().catch(() => undefined)
    return heap ? (heap.used_heap_size + heap.external_memory) / 2 ** 20 : 0
  }
}
