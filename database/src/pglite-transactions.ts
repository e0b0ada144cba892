import type { PGlite, Transaction } from '@electric-sql/pglite'
import { IDLE_END_MESSAGE, TransactionMisuseError } from './db-errors.ts'

interface OpenTransaction {
  inner: Transaction
  end: PromiseWithResolvers<void> // resolved: commit; rejected: roll back
  idleLimitMs: number
  idleTimer: NodeJS.Timeout | undefined
  running: number // statements in progress
}

class RolledBack extends Error {}

/**
 * Transactions whose statements arrive one by one from another thread. Each is one PGlite `transaction`, kept open until its commit or
 * rollback arrives, so nothing can run between its statements.
 */
export class OpenTransactions {
  readonly #pg: PGlite
  readonly #open = new Map<number, OpenTransaction>()
  readonly #settled = new Map<number, Promise<void>>()

  constructor(pg: PGlite) {
    this.#pg = pg
  }

  get count(): number {
    return this.#open.size
  }

  /** Resolves when all earlier requests have ended and this transaction has begun. */
  async begin(id: number, idleLimitMs: number): Promise<void> {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const settled = this.#pg
      .transaction(async inner => {
        this.#open.set(id, { inner, end, idleLimitMs, idleTimer: undefined, running: 0 })
        this.#watch(id)
        begun.resolve()
        await end.promise
      })
      .finally(() => this.#forget(id))
    settled.catch(begun.reject) // BEGIN itself failed; once begun, this has no effect
    this.#settled.set(id, settled)
    await begun.promise
  }

  /** Runs one statement of an open transaction. Throws TransactionMisuseError if the transaction was rolled back for idling. */
  async run<Result>(id: number, statement: (inner: Transaction) => Promise<Result>): Promise<Result> {
    const transaction = this.#get(id)
    clearTimeout(transaction.idleTimer) // a statement may take long: only time waiting for the caller counts
    transaction.running++
    try {
      return await statement(transaction.inner)
    } finally {
      transaction.running--
      this.#watch(id)
    }
  }

  async commit(id: number): Promise<void> {
    this.#get(id).end.resolve()
    await this.#settled.get(id)?.catch((error: unknown) => {
      throw error instanceof RolledBack ? new TransactionMisuseError(IDLE_END_MESSAGE) : error // it timed out just before
    })
  }

  async rollback(id: number): Promise<void> {
    const settled = this.#settled.get(id)
    this.#open.get(id)?.end.reject(new RolledBack())
    await settled?.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  }

  async rollbackAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map(id => this.rollback(id)))
  }

  #get(id: number): OpenTransaction {
    const transaction = this.#open.get(id)
    if (!transaction) throw new TransactionMisuseError(IDLE_END_MESSAGE)
    return transaction
  }

  #watch(id: number): void {
    const transaction = this.#open.get(id)
    if (!transaction || transaction.running > 0) return
    clearTimeout(transaction.idleTimer)
    transaction.idleTimer = setTimeout(() => transaction.end.reject(new RolledBack()), transaction.idleLimitMs)
  }

  #forget(id: number): void {
    clearTimeout(this.#open.get(id)?.idleTimer)
    this.#open.delete(id)
    this.#settled.delete(id)
  }
}
