/** Until pages have been measured, in ms. */
const firstGuessMs = 20
const samples = 9

/**
 * How long a thread is busy with a page: the median of the last nine measurements, so that the code of a new release, loaded once, does not
 * count.
 */
export class TimePerPage {
  #measured: number[] = Array(samples).fill(firstGuessMs)
  #busyMs = 0

  /** To be called at intervals, with the time that the thread was busy and the pages that it finished since the last call. */
  look({ busyMs, finished, isEmpty }: { busyMs: number; finished: number; isEmpty: boolean }): void {
    this.#busyMs += busyMs
    if (finished > 0) this.#measured = [...this.#measured.slice(1), this.#busyMs / finished]
    if (finished > 0 || isEmpty) this.#busyMs = 0
  }

  get ms(): number {
    return this.#measured.toSorted((one, other) => one - other)[Math.floor(samples / 2)]!
  }
}
