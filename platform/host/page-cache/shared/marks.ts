import type { Db } from 'database/db'
import { randomUUID } from 'node:crypto'
import { within } from 'shared-state/time/within'

/** Every process hears the marks of all processes on this channel. */
const CONTENT_MARKED = 'content_marked'
/** A mark that this process has not heard of after this time, in ms, is given up: the connection was lost. */
const limitMs = 5_000

/** Marks in the order in which the database tells processes of changes. */
export class Marks {
  readonly #db: Pick<Db, 'listen' | 'notify'>
  readonly #id = randomUUID()
  readonly #awaited = new Map<string, () => void>()
  #last = 0

  constructor(db: Pick<Db, 'listen' | 'notify'>) {
    this.#db = db
  }

  /** Calls `onMark` with the marks of all processes from now on. */
  async follow(onMark: (mark: string) => void): Promise<void> {
    await this.#db.listen(CONTENT_MARKED, mark => {
      onMark(mark)
      this.#awaited.get(mark)?.()
    })
  }

  /** Resolves to a new mark once this process has heard of it, and so of all changes that were committed before. */
  async set(): Promise<string | undefined> {
    const mark = `${this.#id} ${++this.#last}`
    const heard = Promise.withResolvers<string>()
    this.#awaited.set(mark, () => heard.resolve(mark))
    try {
      await this.#db.notify(CONTENT_MARKED, mark)
      return await within(limitMs, heard.promise, () => undefined)
    } finally {
      this.#awaited.delete(mark)
    }
  }
}
