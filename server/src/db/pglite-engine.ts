import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { TRANSACTION_IDLE_LIMIT_MS } from './db.ts'
import type { Db, Queries, TransactionOptions } from './db.ts'
import { DatabaseUnavailableError, QueryError, TransactionMisuseError } from './db-errors.ts'
import { lockFolder } from './folder-lock.ts'
import type { PgliteReport, PgliteRequest, PgliteWorkerData, SentError } from './pglite-messages.ts'
import { warn } from './problem-warning.ts'
import { TransactionGuard } from './transaction-guard.ts'

const encoder = new TextEncoder()

/** A request without its number; distributes over the kinds of request. */
type Asked = PgliteRequest extends infer Request ? (Request extends { id: number } ? Omit<Request, 'id'> : never) : never

export interface PgliteOptions {
  /** Told of what no caller waits for, such as failed upkeep. Default: a process warning. */
  onProblem?: (error: Error) => void
}

/**
 * The embedded database in a worker thread. `folder` undefined keeps it in memory.
 * Throws FolderLockedError when another process has the folder, DatabaseUnavailableError when it cannot be opened.
 */
export async function openPglite(folder: string | undefined, { onProblem = warn }: PgliteOptions = {}): Promise<Db> {
  if (folder === undefined) return serve(undefined, onProblem, () => undefined)
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  try {
    if (!existsSync(folder)) await createFolder(folder)
    return await serve(folder, onProblem, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Made under another name and then renamed: a kill in between leaves no half-made folder. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const worker = startWorker({ task: 'create', folder: unfinished })
  await untilReady(worker)
  // A thread of its own, because the memory that making the files takes comes back only when the thread ends.
  await worker.terminate()
  renameSync(unfinished, folder)
}

async function serve(folder: string | undefined, onProblem: (error: Error) => void, onClosed: () => void): Promise<Db> {
  const worker = startWorker({ task: 'serve', folder })
  await untilReady(worker)
  return new PgliteDb(worker, onProblem, onClosed)
}

function startWorker(data: PgliteWorkerData): Worker {
  return new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: data, name: 'database' })
}

async function untilReady(worker: Worker): Promise<void> {
  const ready = Promise.withResolvers<void>()
  worker.once('message', (report: PgliteReport) => {
    if (report.kind === 'ready') ready.resolve()
    else if (report.kind === 'failed') {
      ready.reject(new DatabaseUnavailableError(`The embedded database does not open: ${report.error.message}`))
    }
  })
  worker.once('error', ready.reject)
  worker.once('exit', code => ready.reject(new DatabaseUnavailableError(`The database thread ended with code ${code}`)))
  await ready.promise
}

class PgliteDb implements Db {
  readonly engine = 'pglite'
  readonly #worker: Worker
  readonly #onProblem: (error: Error) => void
  readonly #onClosed: () => void
  readonly #guard = new TransactionGuard()
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown[]>>()
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  #lastId = 0
  #lastTransaction = 0
  #ended: Error | undefined

  constructor(worker: Worker, onProblem: (error: Error) => void, onClosed: () => void) {
    this.#worker = worker
    this.#onProblem = onProblem
    this.#onClosed = onClosed
    worker.on('message', (report: PgliteReport) => this.#receive(report))
    worker.on('error', error => {
      this.#end(new DatabaseUnavailableError(`The database thread failed: ${String(error)}`, { cause: error }))
    })
    worker.on('exit', () => this.#end(new DatabaseUnavailableError('The database is closed')))
  }

  query: Queries['query'] = async (sql, params = []) =>
    this.#outside({ ask: 'query', sql, params, tx: undefined }) as Promise<never[]>
  one: Queries['one'] = async (sql, params) => (await this.query<never>(sql, params))[0]
  script: Queries['script'] = async sql => void (await this.#outside({ ask: 'script', sql, tx: undefined }))
  copyInto: Queries['copyInto'] = async (target, text, { freeze = false } = {}) =>
    void (await this.#outside({ ask: 'copy', target, rows: encoder.encode(text), freeze, tx: undefined }))

  async transaction<Result>(work: (queries: Queries) => Promise<Result>, options: TransactionOptions = {}): Promise<Result> {
    const { idleLimitMs = TRANSACTION_IDLE_LIMIT_MS } = options
    this.#guard.assertOutside()
    const tx = ++this.#lastTransaction
    await this.#ask({ ask: 'begin', tx, idleLimitMs })
    let result: Result
    try {
      result = await this.#guard.inside(() => work(this.#queriesOf(tx)))
    } catch (error) {
      await this.#ask({ ask: 'rollback', tx })
      throw error
    }
    await this.#ask({ ask: 'commit', tx })
    return result
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('SELECT pg_notify($1, $2)', [channel, payload])
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(onPayload))
    await this.script(`LISTEN ${quotedName(channel)}`)
    return async () => {
      listeners.delete(onPayload)
      if (listeners.size === 0) await this.script(`UNLISTEN ${quotedName(channel)}`)
    }
  }

  async close(): Promise<void> {
    if (this.#ended) return
    await this.#ask({ ask: 'close' })
    await this.#worker.terminate()
    this.#onClosed()
  }

  #queriesOf(tx: number): Queries {
    const query: Queries['query'] = async (sql, params = []) => this.#ask({ ask: 'query', sql, params, tx }) as Promise<never[]>
    return {
      query,
      one: async (sql, params) => (await query<never>(sql, params))[0],
      script: async sql => void (await this.#ask({ ask: 'script', sql, tx })),
      copyInto: async (target, text, { freeze = false } = {}) => 
        void (await this.#ask({ ask: 'copy', target, rows: encoder.encode(text), freeze, tx })),
    }
  }

  async #outside(request: Asked): Promise<unknown[]> {
    this.#guard.assertOutside()
    return this.#ask(request)
  }

  #ask(request: Asked): Promise<unknown[]> {
    if (this.#ended) return Promise.reject(this.#ended)
    const id = ++this.#lastId
    const answer = Promise.withResolvers<unknown[]>()
    this.#waiting.set(id, answer)
    this.#worker.postMessage({ ...request, id }, request.ask === 'copy' ? [request.rows.buffer] : [])
    return answer.promise
  }

  #receive(report: PgliteReport): void {
    if (report.kind === 'notification') {
      for (const onPayload of this.#listeners.get(report.channel) ?? []) onPayload(report.payload)
    } else if (report.kind === 'answer') {
      this.#settle(report.id)?.resolve(report.rows)
    } else if (report.kind === 'refusal') {
      this.#settle(report.id)?.reject(receivedError(report.error))
    } else if (report.kind === 'problem') {
      this.#onProblem(receivedError(report.error))
    }
  }

  #settle(id: number): PromiseWithResolvers<unknown[]> | undefined {
    const answer = this.#waiting.get(id)
    this.#waiting.delete(id)
    return answer
  }

  #end(reason: Error): void {
    this.#ended ??= reason
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(this.#ended)
  }
}

function receivedError({ name, message, sqlState, constraint }: SentError): Error {
  if (sqlState) return new QueryError(message, sqlState, constraint)
  return name === 'TransactionMisuseError' ? new TransactionMisuseError(message) : new Error(message)
}

function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
