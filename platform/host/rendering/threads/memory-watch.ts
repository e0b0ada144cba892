import type { Worker } from 'node:worker_threads'

interface Watched {
  worker: Worker
  /** The most it may hold, buffers included. */
  mostMb: number
  /** Asks it to collect its garbage; collected() is to be called once it has. */
  collect: () => void
  /** Called where it holds too much. */
  end: () => Promise<void>
}

/**
 * Ends a thread that holds more than it may. Garbage does not count, so it is asked to collect first; one that has not by the
 * next look and stands at half as much again is not waited for.
 */
export class MemoryWatch {
  #watched: Watched
  #isCollecting = false

  constructor(watched: Watched) {
    this.#watched = watched
  }

  /** To be called again and again. */
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
    // A thread that is only starting, or has ended, holds nothing.
    const heap = await this.#watched.worker.getHeapStatistics().catch(() => undefined)
    return heap ? (heap.used_heap_size + heap.external_memory) / 2 ** 20 : 0
  }
}
