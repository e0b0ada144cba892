import type { Db } from 'database/db'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { safeParse } from 'shared-state/schema'
import type { ReleaseProcesses } from '../../releases/release-processes.ts'
import { toldSchema, type ContentHistory } from './content-history.ts'
import { unhurriedMs } from './redis-store.ts'
import type { SealedStore } from './sealed-store.ts'

/** A process that has just begun to listen asks all others on this channel for what they have heard. */
const HISTORY_ASKED = 'content_history_asked'
const keptMs = 60_000
/** Time for an answer, in ms, which a busy process may need longer for. */
const waitsMs = [50, 100, 200, 400, 800] as const

interface Deps {
  db: Pick<Db, 'listen' | 'notify'>
  processes: Pick<ReleaseProcesses, 'id' | 'live'>
  store: SealedStore
  history: ContentHistory
}

/**
 * Tells a process that starts what the others have heard, so that it can take pages from before its start. All processes hear the question at
 * the same place in the order of changes, so positions before it can be counted back from there.
 */
export class HistoryHandover {
  readonly #deps: Deps
  readonly #awaited = new Map<string, () => void>()
  /** Whether this process answers others: not before it knows as much as it can, and not while it hears of no changes. */
  isSettled = false

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async follow(): Promise<void> {
    const { db, store, history } = this.#deps
    await db.listen(HISTORY_ASKED, question => {
      const own = this.#awaited.get(question)
      if (own) own()
      else if (this.isSettled) void store.set(nameOf(question), Buffer.from(JSON.stringify(history.tell())), keptMs)
    })
  }

  /** Asks once Redis answers. Never rejects. */
  async ask(signal: AbortSignal): Promise<void> {
    const { processes, store } = this.#deps
    try {
      while (!store.isReady) await delay(waitsMs[0], undefined, { signal })
      const others = (await processes.live()).filter(id => id !== processes.id)
      // Another process that has just started may not know more yet, so it is asked again.
      for (const waitMs of others.length > 0 ? waitsMs : []) if (await this.#isAnswered(waitMs, signal)) return
    } catch {
      // It asks again, or the process ends. Without an answer, pages from before are not taken.
    } finally {
      this.isSettled ||= !signal.aborted
    }
  }

  async #isAnswered(waitMs: number, signal: AbortSignal): Promise<boolean> {
    const { db, store, history } = this.#deps
    const question = randomUUID()
    let until: number | undefined
    this.#awaited.set(question, () => (until = history.heard))
    try {
      await db.notify(HISTORY_ASKED, question)
      await delay(waitMs, undefined, { signal })
      const found = await store.get(nameOf(question), unhurriedMs)
      const told = found && safeParse(toldSchema, JSON.parse(found.content.toString()))
      if (!told?.success || until === undefined || signal.aborted) return false
      history.learn(told.data, until)
      return true
    } finally {
      this.#awaited.delete(question)
    }
  }
}

const nameOf = (question: string): string => `history:${question}`
