import { rankingPeriods, rankingTypes } from 'calls/ranking'
import type { Db } from 'database/db'
import { createRankings } from './rankings.ts'

/** Makes this period's rankings that are not made yet, one after another, so that no visitor waits for one. `signal` ends it between two. */
export async function makeRankings(db: Db, signal?: AbortSignal): Promise<void> {
  const { current } = createRankings(db)
  for (const period of rankingPeriods)
    for (const type of rankingTypes) if (!signal?.aborted) await current(type, period)
}
