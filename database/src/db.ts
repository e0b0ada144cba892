/** What a parameter or a JSON-free column may hold. Dates go in as ISO text; JSON goes in as JSON.stringify text. */
export type SqlValue = string | number | boolean | null | undefined | Uint8Array | readonly string[] | readonly number[]

/**
 * What one can ask a database, inside or outside a transaction. Rows come back the same from both engines:
 * numeric and bigint as number, timestamptz as ISO 8601 UTC text, date as YYYY-MM-DD text, json parsed.
 * Refusals of the database are thrown as QueryError, with the SQLSTATE in `sqlState`.
 */
export interface Queries {
  /** One statement, parameters as $1, $2, … */
  query<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>
  /** The first row of the answer, or undefined. */
  one<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined>
  /** Any number of statements without parameters; no rows come back. */
  script(sql: string): Promise<void>
  /** Bulk loading by COPY, text format. `target` as in `brokers (code, score)`; never from a caller's input. */
  copyInto(target: string, text: string, options?: CopyOptions): Promise<void>
}

export interface CopyOptions {
  /** COPY's FREEZE: rows need no vacuum; only into a table truncated in the same transaction. */
  freeze?: boolean
}

export interface TransactionOptions {
  /** How long the transaction may wait for the caller between two statements, in ms; then it is rolled back. */
  idleLimitMs?: number
}

/** The embedded database as a folder. PostgreSQL has tools of its own for this. */
export interface DbFiles {
  /** Copies the database as it is at one moment into a new folder; statements wait for the last part of it only. */
  copyTo(folder: string): Promise<void>
  /**
   * Goes on with the database in `{folder}.incoming`; statements wait, listeners stay. The one before is kept in
   * `{folder}.before-restore`. Rejects when the new one does not open; then the one before goes on.
   */
  takeIncoming(): Promise<void>
}

export interface Db extends Queries {
  readonly engine: 'pglite' | 'postgres'
  /**
   * Runs `work` in one transaction: committed when it returns, rolled back when it throws. Nothing else runs between
   * its statements on the embedded engine, so keep it short and use only the handed-in queries: the outer ones throw.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** Tells every process that listens on the channel; inside a transaction use `SELECT pg_notify($1, $2)`. */
  notify(channel: string, payload: string): Promise<void>
  /** Resolves when listening; answers the function that stops it. A lost connection is made again, messages in between are lost. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
  readonly files?: DbFiles
}

/** Transactions that wait longer than this for their caller are rolled back: on the embedded engine all others wait behind them. */
export const TRANSACTION_IDLE_LIMIT_MS = 10_000
