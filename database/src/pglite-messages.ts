import { QueryError, TransactionMisuseError } from './db-errors.ts'
import type { SqlValue } from './db.ts'

/** Requests from the main thread to the database's worker thread. `tx` names the transaction a statement belongs to. */
export type PgliteRequest = { id: number } & (
  | { ask: 'query'; sql: string; params: readonly SqlValue[]; tx: number | undefined }
  | { ask: 'prepared'; sql: string; literals: readonly string[]; tx: number | undefined }
  | { ask: 'script'; sql: string; tx: number | undefined }
  | { ask: 'copy'; target: string; rows: Uint8Array<ArrayBuffer>; freeze: boolean; tx: number | undefined }
  | { ask: 'begin'; tx: number; idleLimitMs: number }
  | { ask: 'commit' | 'rollback'; tx: number }
  | { ask: 'copyChanged'; to: string; since: number }
  | { ask: 'close' }
)

export interface SentError {
  name: string
  message: string
  sqlState: string | undefined
  constraint: string | undefined
}

export function receivedError({ name, message, sqlState, constraint }: SentError): Error {
  if (sqlState) return new QueryError(message, sqlState, constraint)
  return name === 'TransactionMisuseError' ? new TransactionMisuseError(message) : new Error(message)
}

export type PgliteReport =
  | { kind: 'ready' }
  | { kind: 'failed'; error: SentError } // could not be opened
  | { kind: 'problem'; error: SentError } // from work without a request
  | { kind: 'answer'; id: number; rows: unknown[] }
  | { kind: 'refusal'; id: number; error: SentError }
  | { kind: 'notification'; channel: string; payload: string }

/** `create`: create the database files, report ready and end. `serve`: open them and answer requests. */
export interface PgliteWorkerData {
  task: 'create' | 'serve'
  folder: string
}
