import { PGlite } from '@electric-sql/pglite'
import type { Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { parentPort, workerData } from 'node:worker_threads'
import { COLUMN_PARSERS } from './column-parsers.ts'
import { copyChangedFiles, removeOrphans } from './pglite-files.ts'
import type { PgliteReport, PgliteRequest, PgliteWorkerData, SentError } from './pglite-messages.ts'
import { PreparedStatements } from './pglite-prepared.ts'
import { OpenTransactions } from './pglite-transactions.ts'
import { runMaintenance } from './pglite-maintenance.ts'

const { folder, task } = workerData as PgliteWorkerData

const UPKEEP_INTERVAL_MS = 5 * 60_000

/**
 * 64 MB hold the pages that lists read most; the default of 128 MB would only enlarge the process. The log is only read at a start after a
 * kill, so it is minimal (loads into emptied tables are not logged) and has few files. Pages come from the system's cache, not from a
 * spinning disk, so random reads cost little more than sequential ones.
 */
const ENGINE_SETTINGS = [
  'shared_buffers=64MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'random_page_cost=1.1',
]

function report(message: PgliteReport): void {
  parentPort?.postMessage(message)
}

function sentError(error: unknown): SentError {
  const thrown = error as Partial<Error> & { code?: string; constraint?: string }
  const { name = 'Error', message = String(error), code, constraint } = thrown
  return {
    name,
    message,
    sqlState: typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined,
    constraint,
  }
}

async function answer(pg: PGlite, transactions: OpenTransactions, request: PgliteRequest): Promise<unknown[]> {
  switch (request.ask) {
    case 'query':
    case 'prepared':
    case 'script':
    case 'copy':
      return request.tx === undefined
        ? execute(pg, request)
        : transactions.run(request.tx, inner => execute(inner, request))
    case 'begin':
      await transactions.begin(request.tx, request.idleLimitMs)
      return []
    case 'commit':
      await transactions.commit(request.tx)
      return []
    case 'rollback':
      await transactions.rollback(request.tx)
      return []
    case 'copyChanged':
      await pg.exec('CHECKPOINT')
      copyChangedFiles(folder, request.to, request.since)
      return []
    case 'close':
      await transactions.rollbackAll()
      await pg.close()
      return []
  }
}

type Statement = PgliteRequest & { ask: 'query' | 'prepared' | 'script' | 'copy' }

const prepared = new PreparedStatements()

async function execute(pg: PGlite | Transaction, request: Statement): Promise<unknown[]> {
  if (request.ask === 'query') return (await pg.query(request.sql, [...request.params])).rows
  if (request.ask === 'prepared') return prepared.run(pg, request.sql, request.literals)
  if (request.ask === 'script') await pg.exec(request.sql)
  if (request.ask === 'copy') {
    const sql = `COPY ${request.target} FROM '/dev/blob'${request.freeze ? ' (FREEZE)' : ''}`
    await pg.query(sql, [], { blob: blobOf(request.rows) })
  }
  return []
}

/** The only part of a blob that PGlite uses. A real one would copy the rows twice, outside the view of the garbage collector. */
const blobOf = (rows: Uint8Array<ArrayBuffer>): Blob => ({ arrayBuffer: async () => rows.buffer }) as Blob

async function open(): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm },
    parsers: COLUMN_PARSERS,
    startParams: [...PGlite.defaultStartParams, ...ENGINE_SETTINGS.flatMap(setting => ['-c', setting])],
  })
}

async function serve(): Promise<void> {
  const pg = await open()
  await removeOrphans(pg, folder)
  const transactions = new OpenTransactions(pg)
  let written = false
  pg.onNotification((channel, payload) => report({ kind: 'notification', channel, payload }))
  const timer = setInterval(() => {
    if (!written || transactions.count > 0) return
    written = false
    runMaintenance(pg).catch((error: unknown) => report({ kind: 'problem', error: sentError(error) }))
  }, UPKEEP_INTERVAL_MS)
  parentPort?.on('message', (request: PgliteRequest) => {
    written ||= (request.ask !== 'query' && request.ask !== 'prepared') || !/^\s*select\b/i.test(request.sql)
    answer(pg, transactions, request).then(
      rows => {
        report({ kind: 'answer', id: request.id, rows })
        if (request.ask === 'close') {
          clearInterval(timer)
          parentPort?.close()
        }
      },
      (error: unknown) => {
        // After a trap the engine's memory cannot be trusted: the thread ends, and with it every open request.
        if (error instanceof WebAssembly.RuntimeError) throw error
        report({ kind: 'refusal', id: request.id, error: sentError(error) })
      },
    )
  })
  report({ kind: 'ready' })
}

async function create(): Promise<void> {
  const pg = await open()
  await pg.close()
  report({ kind: 'ready' })
}

try {
  await (task === 'create' ? create() : serve())
} catch (error) {
  report({ kind: 'failed', error: sentError(error) })
}
