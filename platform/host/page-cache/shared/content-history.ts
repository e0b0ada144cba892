import { array, int, maxLength, object, string, type OutputOfSchema } from 'shared-state/schema'

/** Number of items, and of marks, that are remembered. */
const most = 10_000

const heardSchema = array(object({ name: string().check(maxLength(200)), at: int() })).check(maxLength(most))
/** What a process has heard, for one that began later. Positions count back from the moment of the telling. */
export const toldSchema = object({ since: int(), changes: heardSchema, marks: heardSchema })
type ToldHistory = OutputOfSchema<typeof toldSchema>

/**
 * What this process has heard from the database, in order: changes of content, and the marks that processes set when they share pages.
 * All processes hear both in the same order, so each can tell whether a change came before a mark without comparing clocks.
 */
export class ContentHistory {
  #heard = 0
  /** Changes before this point are not known. */
  #since = 0
  /** The last change of each item, and each mark; the oldest first. */
  #changes = new Map<string, number>()
  #marks = new Map<string, number>()

  /** The point up to which this process has heard everything. */
  get heard(): number {
    return this.#heard
  }

  changed(items: readonly string[]): void {
    this.#heard += 1
    for (const item of items) {
      this.#changes.delete(item)
      this.#changes.set(item, this.#heard)
    }
    while (this.#changes.size > most) this.#since = Math.max(this.#since, dropFirst(this.#changes))
  }

  marked(mark: string): void {
    this.#heard += 1
    this.#marks.set(mark, this.#heard)
    if (this.#marks.size > most) dropFirst(this.#marks)
  }

  /** Everything may have changed, or changes were not heard. */
  forget(): void {
    this.#heard += 1
    this.#since = this.#heard
    this.#changes.clear()
    this.#marks.clear()
  }

  /** Whether none of the items has changed since the mark; false if this is not known. */
  isUnchangedSince(mark: string, items: readonly string[]): boolean {
    const at = this.#marks.get(mark)
    return at !== undefined && at > this.#since && items.every(item => (this.#changes.get(item) ?? -Infinity) < at)
  }

  /** Everything up to now. */
  tell(): ToldHistory {
    const counted = (known: Map<string, number>) => [...known].map(([name, at]) => ({ name, at: at - this.#heard }))
    return { since: this.#since - this.#heard, changes: counted(this.#changes), marks: counted(this.#marks) }
  }

  /** Takes over what another process had heard when this one had heard everything up to `until`, unless it forgot all since then. */
  learn({ since, changes, marks }: ToldHistory, until: number): void {
    if (this.#since > until) return
    const joined = (told: ToldHistory['changes'], own: Map<string, number>) => {
      const later = [...own].filter(([, at]) => at > until)
      const names = new Set(later.map(([name]) => name))
      const earlier = told.filter(({ name }) => !names.has(name)).map(({ name, at }) => [name, until + at] as const)
      return new Map([...earlier, ...later])
    }
    this.#changes = joined(changes, this.#changes)
    this.#marks = joined(marks, this.#marks)
    this.#since = until + since
  }
}

/** Drops the first entry; returns its position. */
function dropFirst(known: Map<string, number>): number {
  const [name, at] = known.entries().next().value!
  known.delete(name)
  return at
}
