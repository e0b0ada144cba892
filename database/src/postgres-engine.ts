import { hash } from 'node:crypto'
import pg from 'pg'
import { within } from 'shared-state/time/within'
import { COLUMN_PARSERS } from './column-parsers.ts'
import { DatabaseUnavailableError, IDLE_END_MESSAGE, QueryError, TransactionMisuseError } from './db-errors.ts'
import { TRANSACTION_IDLE_LIMIT_MS } from './db.ts'
import type { Db, Queries, QueryOptions, SqlValue, TransactionOptions } from './db.ts'
import { copyInto } from './postgres-copy.ts'
import { PostgresListener } from './postgres-listener.ts'
import { warn } from './problem-warning.ts'
import { TransactionGuard } from './transaction-guard.ts'

const CONNECT_LIMIT_MS = 8_000
/** A page request ends after 15 s (spec 9); no statement may outlast it. Long work lifts the limit with SET LOCAL. */
const STATEMENT_LIMIT_MS = 15_000

export interface PostgresOptions {
  /** Maximum number of connections per process. */
  poolSize?: number
  /** Called for problems that no caller waits for, such as a lost connection that will be restored. Default: a process warning. */
  onProblem?: (error: Error) => void
  /** Time limit from the start to the first response, in ms; after it the server counts as not answering. */
  connectLimitMs?: number
}

/** Opens PostgreSQL. Throws DatabaseUnavailableError, within about ten seconds, if it does not answer. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Db> {
  const { poolSize = 10, onProblem = warn, connectLimitMs = CONNECT_LIMIT_MS } = options
  const config: pg.PoolConfig = {
    connectionString: url,
    max: poolSize,
    // Later than the check at the start gives up, so that a silent server always fails with the message of that check.
    connectionTimeoutMillis: connectLimitMs + 1_000,
    statement_timeout: STATEMENT_LIMIT_MS,
    application_name: 'brokerlens',
    // Statements are short. The planner overestimates those with look-ups per row, and compiling them takes many times as long as they do.
    options: '-c TimeZone=UTC -c jit=off',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        COLUMN_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  }
  const pool = new pg.Pool(config)
  pool.on('error', error => {
    if (!pool.ending) onProblem(error) // connections that end with the pool are expected
  })
  try {
    await answersInTime(pool, connectLimitMs)
  } catch (error) {
    void pool.end()
    throw new DatabaseUnavailableError(`The database at ${placeOf(url)} does not answer: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  return new PostgresDb(pool, new PostgresListener(config, onProblem))
}

/** A server that accepts the connection and then stays silent would block the start forever. */
const answersInTime = (pool: pg.Pool, limitMs: number): Promise<unknown> =>
  within(limitMs, pool.query('SELECT 1'), () => {
    throw new Error(`no answer within ${limitMs / 1000} s`)
  })

/** Host, port and database; never the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname, searchParams } = new URL(url)
  return (host || searchParams.get('host') || 'localhost') + pathname
}

/** One line. If every address of a host refused, the first one's reason. */
function reasonOf(error: unknown): string {
  const { message, errors } = error as Partial<AggregateError>
  return errors?.[0] ? reasonOf(errors[0]) : ((message || String(error)).split('\n')[0] ?? '')
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

  query: Queries['query'] = async (sql, params, options) => {
    this.#guard.assertOutside()
    return run(this.#pool, sql, params, options)
  }

  one: Queries['one'] = async (sql, params) => (await this.query<never>(sql, params))[0]

  script: Queries['script'] = async sql => {
    this.#guard.assertOutside()
    await run(this.#pool, sql)
  }

  copyInto: Queries['copyInto'] = async (target, text, options) =>
    this.transaction(queries => queries.copyInto(target, text, options))

  async transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    options: TransactionOptions = {},
  ): Promise<Result> {
    const { idleLimitMs = TRANSACTION_IDLE_LIMIT_MS } = options
    this.#guard.assertOutside()
    const client = await this.#pool.connect().catch((error: unknown) => Promise.reject(toDbError(error)))
    let lost: Error | undefined
    const onLost = (error: Error): void => void (lost ??= error) // the first error tells the reason
    client.on('error', onLost)
    try {
      await run(client, `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${idleLimitMs}`)
      const result = await this.#guard.inside(() => work(queriesOf(client)))
      await commit(client)
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch(onLost)
      throw isIdleEnd(lost) ? toDbError(lost) : error
    } finally {
      client.off('error', onLost)
      client.release(lost) // a broken client is discarded, not returned to the pool
    }
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('SELECT pg_notify($1, $2)', [channel, payload])
  }

  listen(...listener: Parameters<Db['listen']>): Promise<() => Promise<void>> {
    return this.#listener.listen(...listener)
  }

  async close(): Promise<void> {
    await this.#listener.close()
    if (!this.#pool.ended) await this.#pool.end()
  }
}

/** Runs a transaction's statements one after another: a client accepts one at a time, and callers may send several at once. */
function queriesOf(client: pg.PoolClient): Queries {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Answer>(statement: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(statement, statement)
    last = answer
    return answer
  }
  const query: Queries['query'] = (sql, params, options) => inTurn(() => run(client, sql, params, options))
  return {
    query,
    one: async (sql, params) => (await query<never>(sql, params))[0],
    script: async sql => void (await query(sql)),
    copyInto: (target, text, options) =>
      inTurn(() => copyInto(client, target, text, options)).catch((error: unknown) => Promise.reject(toDbError(error))),
  }
}

async function run<Row>(
  client: pg.Pool | pg.PoolClient,
  sql: string,
  params?: readonly SqlValue[],
  { prepared = false }: QueryOptions = {},
): Promise<Row[]> {
  try {
    const statement = {
      text: sql,
      ...(params && { values: [...params] }),
      ...(prepared && { name: hash('sha256', sql).slice(0, 32) }),
    }
    const { rows } = await client.query(statement)
    return rows as Row[]
  } catch (error) {
    throw toDbError(error)
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((error: unknown) => Promise.reject(toDbError(error)))
  // PostgreSQL answers COMMIT with ROLLBACK, and no error, if an earlier statement failed and the work continued.
  if (command === 'ROLLBACK') throw new QueryError('Transaction was rolled back instead of committed', '25P02')
}

const isIdleEnd = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '25P03'

/** pg throws either the server's refusal or, as a bare Error, a connection that failed, was lost or timed out. */
function toDbError(error: unknown): unknown {
  if (isIdleEnd(error)) return new TransactionMisuseError(IDLE_END_MESSAGE, { cause: error })
  if (error instanceof pg.DatabaseError)
    return new QueryError(error.message, error.code ?? '', error.constraint, { cause: error })
  if (error instanceof TypeError) return error
  return new DatabaseUnavailableError(`The database does not answer: ${reasonOf(error)}`, { cause: error })
}
