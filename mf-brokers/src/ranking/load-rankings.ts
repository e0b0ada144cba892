import { rankingInit, rankingTypes } from 'calls/ranking'
import type { LoadContext } from 'shared-state/runtime'
import { readPartWithin } from '../broker/read-part.ts'

/** Places of each ranking on the page of all of them. */
const places = 5
/** The first to ask in a new period waits for the ranking to be made; a page does not wait for that, in ms. */
const patience = 5_000

/** The first places of every ranking; one that could not be had is null. */
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
