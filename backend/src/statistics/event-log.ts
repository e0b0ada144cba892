import type { EventMetric } from 'calls/datalake'
import type { Db } from 'database/db'
import { QueryError } from 'database/db-errors'
import type { Log } from 'platform/api/envelope'
import { storableJson, storedBytes } from './storable-json.ts'

export interface CountedEvent {
  metric: EventMetric
  /** Numeric country and language of the event's page; the country may be empty. */
  country: string
  lang: string
  data: unknown
}

/**
 * Moves events out of the request and writes them in batches: `add` neither waits nor fails. Unwritten events are kept in memory up to a
 * limit; beyond that they are dropped, counted and logged. A crash loses unwritten events.
 */
export interface EventLog {
  add(event: CountedEvent): void
  /** Resolves once everything added before has been written, or the attempt has failed. */
  flush(): Promise<void>
  /** Writes the remaining events; events added later are dropped. */
  close(): Promise<void>
}

export interface EventLogLimits {
  everyMs: number
  /** Maximum number of waiting events, and of the total length of their data. */
  mostWaiting: number
  mostLength: number
}

const LIMITS: EventLogLimits = { everyMs: 2_000, mostWaiting: 20_000, mostLength: 8_000_000 }
const BATCH = 500

interface Row {
  at: string
  metric: string
  country: string
  lang: string
  json: string
}

export function createEventLog(db: Db, log: Log, limits: EventLogLimits = LIMITS): EventLog {
  let waiting: Row[] = []
  let length = 0
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let closed = false

  function add({ metric, country, lang, data }: CountedEvent): void {
    const json = storableJson(data)
    if (closed || waiting.length >= limits.mostWaiting || length + json.length > limits.mostLength) {
      dropped += 1
      return
    }
    waiting.push({ at: new Date().toISOString(), metric, country, lang, json })
    length += json.length
    arm()
  }

  function arm(): void {
    timer ??= setTimeout(() => void flush(), limits.everyMs).unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(write))
  }

  /** Never rejects. While the database is unreachable, events keep waiting. */
  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      try {
        await insert(db, batch)
      } catch (error) {
        if (!(error instanceof QueryError)) {
          log.error({ err: error, waiting: waiting.length }, 'failed to write events, will retry')
          if (!closed) arm()
          break
        }
        await insertSingly(batch, error)
      }
      waiting = waiting.slice(batch.length)
      length -= lengthOf(batch)
    }
    if (dropped > 0) log.error({ dropped }, 'events dropped: too many were waiting to be written')
    dropped = 0
  }

  /** One row refused by the database must not take the others with it. */
  async function insertSingly(batch: readonly Row[], error: QueryError): Promise<void> {
    let refused = 0
    for (const row of batch) await insert(db, [row]).catch(() => refused++)
    log.error({ err: error, refused }, 'events rejected by the database')
  }

  return {
    add,
    flush,
    async close() {
      closed = true
      await flush()
      if (waiting.length > 0)
        log.error({ lost: waiting.length }, 'events lost: they could not be written before shutdown')
    },
  }
}

const lengthOf = (rows: readonly Row[]): number => rows.reduce((sum, { json }) => sum + json.length, 0)

async function insert(db: Db, rows: readonly Row[]): Promise<void> {
  const column = (name: keyof Row): string[] => rows.map(row => row[name])
  const bytes = rows.reduce((sum, { json }) => sum + storedBytes(json), 0)
  await db.query(
    `WITH counted AS (UPDATE event_bytes SET written = written + $6 RETURNING written)
     INSERT INTO events (at, metric, country_code, lang, data, written_at_byte)
     SELECT e.at::timestamptz, e.metric, e.country, e.lang, e.data::jsonb, counted.written
     FROM counted, unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS e(at, metric, country, lang, data)`,
    [column('at'), column('metric'), column('country'), column('lang'), column('json'), bytes],
  )
}
