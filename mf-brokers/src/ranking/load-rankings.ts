import { rankingInit, rankingTypes } from 'calls/ranking'
import type { LoadContext } from 'shared-state/runtime'
import { readPartWithin } from 'calls/failures/read-part'

/** Places of each ranking on the overview page. */
const places = 5
/** The first request of a new period waits for the ranking to be computed; the page waits only this long, in ms. */
const patience = 5_000

/** The first places of every ranking; null for a ranking that failed to load. */
export async function loadRankings({ api, signal }: LoadContext) {
  const rankings = await Promise.all(
    rankingTypes.map(async type => ({
      type,
      ranking: await readPartWithin(patience, signal, within =>
        api.call(rankingInit, { type, pageSize: places }, { signal: within }),
      ),
    })),
  )
  return {
    rankings: rankings.map(({ type, ranking }) => ({
      type,
      items: ranking?.items ?? null,
      periodStart: ranking?.periodStart ?? null,
    })),
  }
}
