import type { Db } from 'database/db'
import { within } from 'shared-state/time/within'
import type { Log } from '../../api/envelope.ts'
import type { ReleaseProcesses } from '../releases/release-processes.ts'

/** Every process that hears a question on this channel answers it: `{process} {round}`. */
const ASKED = 'content_heard_by'
/** Longest wait for the answers of all processes, in ms. A process that hangs serves no pages in the meantime. */
const limitMs = 500

interface Deps {
  db: Pick<Db, 'listen' | 'notify'>
  processes: Pick<ReleaseProcesses, 'id' | 'live'>
  log: Pick<Log, 'warn' | 'error'>
}

interface Round {
  heardBy: Set<string>
  isOver: () => boolean
  over: PromiseWithResolvers<void>
}

/**
 * Lets a writer wait until every serving process has heard of its change and dropped the stored pages about it
 * (follow-content-changes.ts). The database delivers notifications to each process in the order of their transactions, so a process that
 * answers a later question has heard everything that was committed before it.
 */
export class HeardChanges {
  readonly #deps: Deps
  readonly #own: string
  readonly #rounds = new Map<number, Round>()
  #lastRound = 0
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(deps: Deps) {
    this.#deps = deps
    this.#own = deps.processes.id
  }

  /** Answers the questions of all processes from now on, this one's included. Rejects if the database cannot be listened to. */
  async start(): Promise<void> {
    const { db, log } = this.#deps
    await db.listen(answersTo(this.#own), answer => this.#answered(answer))
    await db.listen(ASKED, question => {
      const [sender = '', round = ''] = question.split(' ')
      db.notify(answersTo(sender), `${this.#own} ${round}`).catch((error: unknown) =>
        log.error({ err: error }, 'failed to confirm received changes to other processes'),
      )
    })
  }

  /**
   * Resolves when every process has heard of the changes committed before this call, or after half a second, which is logged. Never rejects:
   * the changes are made. Calls that come during a round share the next one.
   */
  byAll(): Promise<void> {
    if (this.#running) return (this.#next ??= this.#running.then(() => this.#begin()))
    return this.#begin()
  }

  #begin(): Promise<void> {
    this.#next = undefined
    this.#running = this.#ask().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #ask(): Promise<void> {
    const { db, processes, log } = this.#deps
    const number = ++this.#lastRound
    let expected: string[] | undefined
    const round: Round = {
      heardBy: new Set(),
      isOver: () => expected !== undefined && expected.every(id => round.heardBy.has(id)),
      over: Promise.withResolvers(),
    }
    this.#rounds.set(number, round)
    try {
      const [live] = await Promise.all([processes.live(), db.notify(ASKED, `${this.#own} ${number}`)])
      expected = [...new Set([...live, this.#own])]
      if (round.isOver()) return
      await within(limitMs, round.over.promise, () =>
        log.warn(
          { processes: expected!.filter(id => !round.heardBy.has(id)) },
          'a write was answered before every process confirmed its changes',
        ),
      )
    } catch (error) {
      log.error({ err: error }, 'failed to ask other processes to confirm changes')
    } finally {
      this.#rounds.delete(number)
    }
  }

  #answered(answer: string): void {
    const [id = '', number] = answer.split(' ')
    const round = this.#rounds.get(Number(number))
    round?.heardBy.add(id)
    if (round?.isOver()) round.over.resolve()
  }
}

/** The channel of the answers to one process. */
const answersTo = (id: string): string => `content_heard_${id}`
