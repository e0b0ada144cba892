import type { Db } from 'database/db'

export interface HealthMinute {
  /** Minutes ago, 0 to 59. */
  ago: number
  failed: number
  tried: number
}

const failures = ['load_failure', 'render_error', 'timeout', 'loop', 'browser_error', 'chunk_error']

/** Failures and attempts of each area per minute of the last hour, over all its releases, server and browsers combined. */
export async function readHealthSeries(db: Db): Promise<Map<string, HealthMinute[]>> {
  const rows = await db.query<HealthMinute & { area: string }>(
    `SELECT area, floor(extract(epoch FROM now() - minute) / 60)::integer AS ago,
       coalesce(sum(count) FILTER (WHERE kind = ANY($1)), 0)::integer AS failed,
       coalesce(sum(count) FILTER (WHERE kind IN ('asked', 'view')), 0)::integer AS tried
     FROM release_health WHERE minute > now() - make_interval(mins => 60) GROUP BY area, ago ORDER BY area, ago DESC`,
    [failures],
  )
  return Map.groupBy(rows, ({ area }) => area)
}
