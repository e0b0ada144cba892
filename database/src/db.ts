/** Types of parameters and of columns without JSON. Dates are passed as ISO text, JSON as JSON.stringify text. */
export type SqlValue = string | number | boolean | null | undefined | Uint8Array | readonly string[] | readonly number[]

/**
 * Operations on a database, inside or outside a transaction. Both engines return the same values: numeric and bigint as number,
 * timestamptz as ISO 8601 UTC text, date as YYYY-MM-DD text, json parsed. Errors of the database are thrown as QueryError, with
 * the SQLSTATE in `sqlState`.
 */
export interface Queries {
  /** One statement, parameters as $1, $2, … */
  query<Row>(sql: string, params?: readonly SqlValue[], options?: QueryOptions): Promise<Row[]>
  /** The first row of the result, or undefined. */
  one<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>
  /** Any number of statements without parameters; no rows come back. */
  script(sql: string): Promise<void>
  /** Bulk loading by COPY, text format. `target` as in `brokers (code, score)`; never from a caller's input. */
  copyInto(target: string, text: string, options?: CopyOptions): Promise<void>
}

export interface QueryOptions {
  /**
   * The engine parses the statement once per connection and keeps its plan until the connection ends: only for a text without a caller's input
   * or filters, of which there are few, and whose best plan does not depend on the parameters (decision 80).
   */
  prepared?: boolean
}

export interface CopyOptions {
  /** COPY's FREEZE: rows need no vacuum; only into a table truncated in the same transaction. */
  freeze?: boolean
}

export interface TransactionOptions {
  /** How long the transaction may wait for its caller between two statements, in ms, before it is rolled back. */
  idleLimitMs?: number
}

/** Operations on the embedded database's folder. PostgreSQL has its own tools for this. */
export interface DbFiles {
  /** Copies the database in a consistent state into a new folder; statements wait only during the last part. */
  copyTo(folder: string): Promise<void>
  /**
   * Switches to the database in `{folder}.incoming`; statements wait, listeners stay. The previous one is kept in
   * `{folder}.before-restore`. Rejects if the new one does not open; the previous one then continues.
   */
  takeIncoming(): Promise<void>
}

export interface Db extends Queries {
  readonly engine: 'pglite' | 'postgres'
  /**
   * Runs `work` in one transaction: committed when it returns, rolled back when it throws. On the embedded engine nothing else runs between
   * its statements, so keep it short and use only the queries passed in: the outer ones throw.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** Notifies every process that listens on the channel; inside a transaction use `SELECT pg_notify($1, $2)`. */
  notify(channel: string, payload: string): Promise<void>
  /**
   * Resolves once listening, with a function that stops it. A lost connection is restored, but messages in between are lost: `onConnection`
   * is called with false when it is lost and with true once it is restored.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onConnection?: (isListening: boolean) => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
  readonly files?: DbFiles
}

/** Transactions that wait longer than this for their caller are rolled back: on the embedded engine all others wait for them. */
export const TRANSACTION_IDLE_LIMIT_MS = 10_000
