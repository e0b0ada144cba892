import { homeData } from 'calls/home'
import { regulatorList } from 'calls/regulators'
import type { LoadContext } from 'shared-state/runtime'
import { loadPart } from 'shared-state/store/load-part'

/** Number of regulators named on the home page; the rest is shown as a number. */
const regulatorsNamed = 17

/**
 * Longest time that the page waits for its own data, in ms: the areas' sections have separate budgets, and none waits for another. Longer
 * in the browser, where the network may be a phone's.
 */
const homeBudgetMs = typeof document === 'undefined' ? 1000 : 5000

export type HomeData = Awaited<ReturnType<typeof loadHome>>

/** The home page's own data; null for any part that failed, so that the rest of the page is still shown. */
export async function loadHome({ api, store, signal }: LoadContext) {
  const inTime = { signal: AbortSignal.any([signal, AbortSignal.timeout(homeBudgetMs)]) }
  const [home, regulators] = await Promise.all([
    loadPart(store, api.call(homeData, {}, inTime), signal),
    loadPart(store, api.call(regulatorList, { order: 'tier', pageSize: regulatorsNamed }, inTime), signal),
  ])
  return {
    modules: home?.modules ?? null,
    totals: home?.data.stats ?? null,
    /** Number of brokers with the lowest grade. */
    lowestGraded: home?.data.grades.find(({ grade }) => grade === 'E')?.count ?? null,
    regulators: regulators && {
      total: regulators.total,
      items: regulators.items.map(({ code, abbreviation, country, twoCharCode }) => ({
        code,
        abbreviation,
        country,
        twoCharCode,
      })),
    },
  }
}
