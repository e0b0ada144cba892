import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { within } from 'shared-state/time/within'
import { DatabaseUnavailableError } from './db-errors.ts'
import { TRANSACTION_IDLE_LIMIT_MS } from './db.ts'
import type { Db, DbFiles, Queries, QueryOptions, SqlValue, TransactionOptions } from './db.ts'
import { lockFolder } from './folder-lock.ts'
import { copyFiles, exchangeBack, exchangeFolders, settleFolders } from './pglite-files.ts'
import { receivedError } from './pglite-messages.ts'
import type { PgliteReport, PgliteRequest } from './pglite-messages.ts'
import { createFolder, startServing } from './pglite-thread.ts'
import { warn } from './problem-warning.ts'
import { sqlLiteral } from './sql-literal.ts'
import { TransactionGuard } from './transaction-guard.ts'

const encoder = new TextEncoder()

/** How long running work may take before the folder is exchanged; work still running then is rolled back. */
const DRAIN_MS = 15_000

/** A request without its number; distributes over the kinds of request. */
type Asked = PgliteRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never

export interface PgliteOptions {
  /** Called for problems that no caller waits for, such as failed upkeep. Default: a process warning. */
  onProblem?: (error: Error) => void
}

/**
 * The embedded database in a worker thread, its files in `folder`. Throws FolderLockedError if another process uses the folder,
 * DatabaseUnavailableError if the database cannot be opened.
 */
export async function openPglite(folder: string, { onProblem = warn }: PgliteOptions = {}): Promise<Db> {
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  try {
    settleFolders(folder)
    if (!existsSync(folder)) await createFolder(folder)
    return new PgliteDb(await startServing(folder), folder, onProblem, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

class PgliteDb implements Db {
  readonly engine = 'pglite'
  readonly files: DbFiles
  readonly #onProblem: (error: Error) => void
  readonly #onClosed: () => void
  readonly #guard = new TransactionGuard()
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown[]>>()
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  readonly #running = new Set<Promise<unknown>>()
  #worker!: Worker
  #stopped = false
  #lastId = 0
  #lastTransaction = 0
  #ended: Error | undefined
  /** Set while the folder is exchanged: new work waits for it. */
  #exchange: Promise<void> | undefined

  constructor(worker: Worker, folder: string, onProblem: (error: Error) => void, onClosed: () => void) {
    this.#onProblem = onProblem
    this.#onClosed = onClosed
    this.#attach(worker)
    this.files = { copyTo: to => this.#copy(folder, to), takeIncoming: () => this.#takeIncoming(folder) }
  }

  #attach(worker: Worker): void {
    this.#worker = worker
    this.#stopped = false
    const end = (reason: Error) => {
      if (worker === this.#worker) this.#end(reason)
    }
    worker.on('message', (report: PgliteReport) => this.#receive(report))
    worker.on('error', error =>
      end(new DatabaseUnavailableError(`The database thread failed: ${String(error)}`, { cause: error })),
    )
    worker.on('exit', () => end(new DatabaseUnavailableError('The database is closed')))
  }

  query: Queries['query'] = async (sql, params = [], options = {}) =>
    this.#outside(statementOf(sql, params, options, undefined)) as Promise<never[]>
  one: Queries['one'] = async (sql, params) => (await this.query<never>(sql, params))[0]
  script: Queries['script'] = async sql => void (await this.#outside({ ask: 'script', sql, tx: undefined }))
  copyInto: Queries['copyInto'] = async (target, text, { freeze = false } = {}) =>
    void (await this.#outside({ ask: 'copy', target, rows: encoder.encode(text), freeze, tx: undefined }))

  async transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    options: TransactionOptions = {},
  ): Promise<Result> {
    this.#guard.assertOutside()
    return this.#counted(() => this.#transact(work, options.idleLimitMs ?? TRANSACTION_IDLE_LIMIT_MS))
  }

  async #transact<Result>(work: (queries: Queries) => Promise<Result>, idleLimitMs: number): Promise<Result> {
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
    while (this.#exchange) await this.#exchange
    if (this.#ended) return
    await this.#ask({ ask: 'close' })
    await this.#worker.terminate()
    this.#onClosed()
  }

  async #copy(folder: string, to: string): Promise<void> {
    await this.#counted(async () => {
      const since = Date.now()
      await copyFiles(folder, to)
      await this.#ask({ ask: 'copyChanged', to, since })
    })
  }

  async #takeIncoming(folder: string): Promise<void> {
    this.#guard.assertOutside()
    while (this.#exchange) await this.#exchange
    const exchanged = Promise.withResolvers<void>()
    this.#exchange = exchanged.promise
    try {
      await within(DRAIN_MS, Promise.allSettled(this.#running), () => undefined)
      await this.#stop()
      await this.#goOnWithIncoming(folder)
    } finally {
      await this.#reopen(folder)
      this.#exchange = undefined
      exchanged.resolve()
    }
  }

  async #stop(): Promise<void> {
    const worker = this.#worker
    const gone = Promise.withResolvers<void>()
    worker
      .removeAllListeners('exit')
      .removeAllListeners('error')
      .on('exit', gone.resolve)
      .on('error', () => gone.resolve())
    await Promise.race([this.#ask({ ask: 'close' }), gone.promise])
    await worker.terminate()
    this.#stopped = true
    this.#refuseWaiting(new DatabaseUnavailableError('The database was replaced'))
  }

  async #goOnWithIncoming(folder: string): Promise<void> {
    exchangeFolders(folder)
    try {
      this.#attach(await startServing(folder))
    } catch (error) {
      exchangeBack(folder)
      throw error
    }
  }

  /** Reopens the database in its folder for the same listeners. If that fails, this database has ended. */
  async #reopen(folder: string): Promise<void> {
    try {
      if (this.#stopped) this.#attach(await startServing(folder))
      for (const channel of this.#listeners.keys())
        await this.#ask({ ask: 'script', sql: `LISTEN ${quotedName(channel)}`, tx: undefined })
    } catch (error) {
      this.#end(
        new DatabaseUnavailableError(`The database cannot be reopened: ${(error as Error).message}`, { cause: error }),
      )
    }
  }

  #queriesOf(tx: number): Queries {
    const query: Queries['query'] = async (sql, params = [], options = {}) =>
      this.#ask(statementOf(sql, params, options, tx)) as Promise<never[]>
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
    return this.#counted(() => this.#ask(request))
  }

  /** Runs `work` once no exchange of the folder is in progress; an exchange in turn waits for running work. */
  async #counted<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#exchange) await this.#exchange
    const done = work()
    this.#running.add(done)
    try {
      return await done
    } finally {
      this.#running.delete(done)
    }
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
    this.#refuseWaiting(this.#ended)
  }

  #refuseWaiting(reason: Error): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(reason)
  }
}

const statementOf = (
  sql: string,
  params: readonly SqlValue[],
  { prepared = false }: QueryOptions,
  tx: number | undefined,
): Asked =>
  prepared ? { ask: 'prepared', sql, literals: params.map(sqlLiteral), tx } : { ask: 'query', sql, params, tx }

const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`
