import { homeData } from 'shared-state/calls/home'
import { regulatorList } from 'shared-state/calls/regulators'
import type { LoadContext } from 'shared-state/runtime'
import { loadPart } from '../../layout/load-part.ts'

/** Regulators named on the home page; the rest is a number. */
const regulatorsNamed = 17

export type HomeData = Awaited<ReturnType<typeof loadHome>>

/** The home page's own data; null for what cannot be had, which must not cost the rest of the page. */
export async function loadHome({ api, store, signal }: LoadContext) {
  const [home, regulators] = await Promise.all([
    loadPart(store, api.call(homeData, {}, { signal }), signal),
    loadPart(store, api.call(regulatorList, { order: 'tier', pageSize: regulatorsNamed }, { signal }), signal),
  ])
  return {
    modules: home?.modules ?? null,
    totals: home?.data.stats ?? null,
    regulators: regulators && {
      total: regulators.total,
      items: regulators.items.map(({ code, abbreviation, country, twoCharCode }) => ({ code, abbreviation, country, twoCharCode })),
    },
  }
}
