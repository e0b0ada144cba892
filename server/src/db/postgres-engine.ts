import pg from 'pg'
import { TRANSACTION_IDLE_LIMIT_MS } from './db.ts'
import type { Db, Queries, SqlValue } from './db.ts'
import { COLUMN_PARSERS } from './column-parsers.ts'
import { DatabaseUnavailableError, QueryError, TransactionMisuseError } from './db-errors.ts'
import { copyInto } from './postgres-copy.ts'
import { PostgresListener } from './postgres-listener.ts'
import { TransactionGuard } from './transaction-guard.ts'

/** From the start to the first answer; longer counts as "does not answer". */
const CONNECT_LIMIT_MS = 8_000
/** A page request ends after 15 s (spec 9); no statement may outlive it. Long work lifts it with SET LOCAL. */
const STATEMENT_LIMIT_MS = 15_000

export interface PostgresOptions {
  /** Most connections at once, per process. */
  poolSize?: number
  /** Told when an idle connection is lost: the next query opens another. */
  onConnectionLost?: (error: Error) => void
}

/** Opens PostgreSQL. Throws DatabaseUnavailableError, within about ten seconds, when it does not answer. */
export async function openPostgres(url: string, { poolSize = 10, onConnectionLost = () => undefined }: PostgresOptions = {}): Promise<Db> {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    application_name: 'brokerlens',
    options: '-c TimeZone=UTC',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => COLUMN_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  }
  const pool = new pg.Pool(config)
  pool.on('error', onConnectionLost)
  try {
    await answersInTime(pool)
  } catch (error) {
    void pool.end()
    throw new DatabaseUnavailableError(`The database at ${placeOf(url)} does not answer: ${reasonOf(error)}`, { cause: error })
  }
  return new PostgresDb(pool, new PostgresListener(config, onConnectionLost))
}

/** A server that takes the connection and then says nothing would hold the start for ever. */
async function answersInTime(pool: pg.Pool): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${CONNECT_LIMIT_MS / 1000} s`)), CONNECT_LIMIT_MS)
  try {
    await Promise.race([pool.query('SELECT 1'), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Host, port and database; never the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname, searchParams } = new URL(url)
  return (host || searchParams.get('host') || 'localhost') + pathname
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]) // localhost: IPv6 and IPv4 both refused
  return error instanceof Error ? error.message.split('\n')[0] ?? '' : String(error)
}

class PostgresDb implements Db {
  readonly engine = 'postgres'
  readonly #pool: pg.Pool
  readonly #listener: PostgresListener
  readonly #guard = new TransactionGuard()

  constructor(pool: pg.Pool, listener: PostgresListener) {
    this.#pool = pool
    this.#listener = listener
  }

  query: Queries['query'] = async (sql, params) => {
    this.#guard.assertOutside()
    return run(this.#pool, sql, params)
  }

  one: Queries['one'] = async (sql, params) => (await this.query<never>(sql, params))[0]

  script: Queries['script'] = async sql => {
    this.#guard.assertOutside()
    await run(this.#pool, sql)
  }

  copyInto: Queries['copyInto'] = async (target, text, options) => this.transaction(queries => queries.copyInto(target, text, options))

  async transaction<Result>(work: (queries: Queries) => Promise<Result>, { idleLimitMs = TRANSACTION_IDLE_LIMIT_MS } = {}): Promise<Result> {
    this.#guard.assertOutside()
    const client = await this.#pool.connect().catch((error: unknown) => Promise.reject(toDbError(error)))
    let lost: Error | undefined
    const onLost = (error: Error): void => void (lost = error)
    client.on('error', onLost)
    try {
      await run(client, `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${idleLimitMs}`)
      const result = await this.#guard.inside(() => work(queriesOf(client)))
      await commit(client)
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch(onLost)
      throw error
    } finally {
      client.off('error', onLost)
      client.release(lost) // a broken one is thrown away, not put back
    }
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('SELECT pg_notify($1, $2)', [channel, payload])
  }

  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#listener.listen(channel, onPayload)
  }

  async close(): Promise<void> {
    await this.#listener.close()
    if (!this.#pool.ended) await this.#pool.end()
  }
}

function queriesOf(client: pg.PoolClient): Queries {
  const query: Queries['query'] = (sql, params) => run(client, sql, params)
  return {
    query,
    one: async (sql, params) => (await query<never>(sql, params))[0],
    script: async sql => void (await run(client, sql)),
    copyInto: (target, text, options) => copyInto(client, target, text, options).catch((error: unknown) => Promise.reject(toDbError(error))),
  }
}

async function run<Row>(client: pg.Pool | pg.PoolClient, sql: string, params?: readonly SqlValue[]): Promise<Row[]> {
  try {
    const { rows } = await (params ? client.query(sql, [...params]) : client.query(sql))
    return rows as Row[]
  } catch (error) {
    throw toDbError(error)
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => Promise.reject(toDbError(error)))
  // PostgreSQL answers COMMIT with ROLLBACK, and no error, when a statement failed before and the work went on.
  if (command === 'ROLLBACK') throw new QueryError('Transaction was rolled back instead of committed', '25P02')
}

const IDLE_TRANSACTION_ENDED = '25P03'

/** What pg throws is either the server's refusal or, as a bare Error, a connection that failed, was lost or came too late. */
function toDbError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    if (error.code === IDLE_TRANSACTION_ENDED) return new TransactionMisuseError(error.message, { cause: error })
    return new QueryError(error.message, error.code ?? '', error.constraint, { cause: error })
  }
  if (!(error instanceof Error) || error instanceof TypeError) return error
  return new DatabaseUnavailableError(`The database does not answer: ${reasonOf(error)}`, { cause: error })
}
