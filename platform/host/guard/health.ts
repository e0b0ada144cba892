import type { Db } from 'database/db'

/**
 * What is counted per release. On the server: `asked` (its code was to be loaded or rendered), `load_failure`, `render_error`, `timeout`,
 * `loop`, and `left_timers` (the value is the number of timers left running). In browsers: `view` (a page that needed it), `browser_error`,
 * `chunk_error`, and for each of the web vitals `lcp`, `inp`, `cls` the number of measurements and, as `poor_…`, the number of poor ones.
 */
export const healthKinds = [
  'asked',
  'load_failure',
  'render_error',
  'timeout',
  'loop',
  'left_timers',
  'view',
  'browser_error',
  'chunk_error',
  'lcp',
  'poor_lcp',
  'inp',
  'poor_inp',
  'cls',
  'poor_cls',
] as const
export type HealthKind = (typeof healthKinds)[number]

export interface HealthEvent {
  area: string
  version: string
  kind: HealthKind
  /** The measured value: `lcp` and `inp` in ms, `cls` as its score, `left_timers` as their number. */
  value?: number
}

export interface Health {
  /** Cheap: events are counted in memory and written together every few seconds. */
  count(event: HealthEvent): void
}

interface Tally {
  count: number
  total: number
}

const flushMs = 2_000
const separator = ' '

/** Counts events per release and minute; `flush` adds them to the totals of all processes in the database. */
export class ReleaseHealth implements Health {
  #db: Db
  #tallies = new Map<string, Tally>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db) {
    this.#db = db
  }

  start(onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => void this.flush().catch(onError), flushMs).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  count({ area, version, kind, value = 0 }: HealthEvent): void {
    const key = [area, version, kind].join(separator)
    const tally = this.#tallies.get(key) ?? { count: 0, total: 0 }
    this.#tallies.set(key, { count: tally.count + 1, total: tally.total + value })
  }

  async flush(): Promise<void> {
    if (this.#tallies.size === 0) return
    const tallies = [...this.#tallies].map(([key, tally]) => ({ ...nameOf(key), ...tally }))
    this.#tallies.clear()
    await this.#db.query(
      `INSERT INTO release_health AS h (area, version, minute, kind, count, total)
       SELECT area, version, date_trunc('minute', now()), kind, count, total
         FROM json_to_recordset($1::json) AS t(area text, version text, kind text, count bigint, total double precision)
       ON CONFLICT (area, version, minute, kind) DO UPDATE SET count = h.count + excluded.count, total = h.total + excluded.total`,
      [JSON.stringify(tallies)],
    )
  }
}

function nameOf(key: string): { area: string; version: string; kind: string } {
  const [area = '', version = '', kind = ''] = key.split(separator)
  return { area, version, kind }
}
