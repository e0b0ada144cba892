import type { Db } from 'database/db'

export interface LeakedTimersOfRelease {
  version: string
  /** Total over all threads and processes. */
  timers: number
}

/** Releases, by area, whose code has left timers running within the last day (releases/release-timers.ts). */
export async function readLeakedTimers(db: Db): Promise<Map<string, LeakedTimersOfRelease[]>> {
  const rows = await db.query<LeakedTimersOfRelease & { area: string }>(
    `SELECT area, version, sum(total)::integer AS timers FROM release_health
     WHERE kind = 'left_timers' AND minute > now() - interval '1 day' GROUP BY area, version ORDER BY area, version`,
  )
  return Map.groupBy(rows, ({ area }) => area)
}
