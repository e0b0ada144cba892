import { AsyncLocalStorage } from 'node:async_hooks'
import { TransactionMisuseError } from './db-errors.ts'

/**
 * Detects a statement sent to the outer Db from inside a transaction. On the embedded engine it would deadlock with its own transaction; on
 * PostgreSQL it would silently run outside of it.
 */
export class TransactionGuard {
  readonly #scope = new AsyncLocalStorage<{ open: boolean }>()

  async inside<Result>(work: () => Promise<Result>): Promise<Result> {
    const scope = { open: true }
    try {
      return await this.#scope.run(scope, work)
    } finally {
      scope.open = false // work left running afterwards may use the outer Db again
    }
  }

  assertOutside(): void {
    if (this.#scope.getStore()?.open) {
      throw new TransactionMisuseError('Inside a transaction, use the queries passed to it, not the database')
    }
  }
}
