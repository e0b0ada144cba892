import { rankingPeriods, rankingTypes } from 'calls/ranking'
import type { Db } from 'database/db'
import { createRankings } from './rankings.ts'

/** Creates this period's missing rankings, one after another, so that no visitor has to wait for one. `signal` stops it between two. */
export async function makeRankings(db: Db, signal?: AbortSignal): Promise<void> {
  const { current } = createRankings(db)
  for (const period of rankingPeriods)
    for (const type of rankingTypes) if (!signal?.aborted) await current(type, period)
}
