/** The database refused a statement. `sqlState` is PostgreSQL's five-character code; parameters are never in the message. */
export class QueryError extends Error {
  override name = 'QueryError'
  readonly sqlState: string
  readonly constraint: string | undefined

  constructor(message: string, sqlState: string, constraint?: string, options?: ErrorOptions) {
    super(message, options)
    this.sqlState = sqlState
    this.constraint = constraint
  }
}

/** The database cannot be reached or does not answer in time. The message is one readable line. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/** Another process is using the embedded database's folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
  readonly holderPid: number | undefined

  constructor(folder: string, holder: { pid: number; since: string } | undefined) {
    const who = holder ? `process ${holder.pid}, since ${holder.since}` : 'another process'
    super(`The database folder ${folder} is in use by ${who}. Stop it first, or choose another DATA_DIR.`)
    this.holderPid = holder?.pid
  }
}

/** A statement was sent to the outer Db from inside a transaction, or to a transaction that has ended. */
export class TransactionMisuseError extends Error {
  override name = 'TransactionMisuseError'
}

export const IDLE_END_MESSAGE = 'The transaction was idle for too long and was rolled back'

/** SQLSTATE of a value that a unique index already contains. */
export const UNIQUE_VIOLATION = '23505'
