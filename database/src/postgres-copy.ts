import type { ClientBase, Connection, Submittable } from 'pg'
import type { CopyOptions } from './db.ts'

/** Methods of pg's wire connection that a copy needs and the published type lacks. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** A `COPY … FROM STDIN` in the form of pg's query queue: an object that submits itself and receives the server's messages. */
class CopyQuery implements Submittable {
  readonly #sql: string
  readonly #chunk: Buffer
  readonly #finish: (error: Error | undefined) => void

  constructor(sql: string, chunk: Buffer, finish: (error: Error | undefined) => void) {
    this.#sql = sql
    this.#chunk = chunk
    this.#finish = finish
  }

  submit(connection: Connection): void {
    connection.query(this.#sql)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#chunk)
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {
    // readyForQuery marks the end.
  }

  handleError(error: Error): void {
    this.#finish(error) // pg drops the query now: no readyForQuery follows
  }

  handleReadyForQuery(): void {
    this.#finish(undefined)
  }
}

/** Loads text-format rows into `target` (`table (column, …)`) over one client. */
export async function copyInto(
  client: ClientBase,
  target: string,
  text: string,
  options: CopyOptions = {},
): Promise<void> {
  const done = Promise.withResolvers<void>()
  const sql = `COPY ${target} FROM STDIN${options.freeze ? ' (FREEZE)' : ''}`
  client.query(new CopyQuery(sql, Buffer.from(text), error => (error ? done.reject(error) : done.resolve())))
  await done.promise
}
