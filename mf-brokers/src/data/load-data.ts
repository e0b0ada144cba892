import { brokersIndexinit, dealerGettraderbycodes, traderSearch } from 'calls/brokers'
import { dealerDatahistory } from 'calls/broker-history'
import { homefucRegulatorystats } from 'calls/home'
import { rankingDcinit } from 'calls/ranking'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { readPart, readPartWithin } from 'calls/failures/read-part'
import { readDataQuery, type DataQuery } from './data-address.ts'

const leadersShown = 10
/** The first request of a new month waits for the rankings to be computed; the page waits only this long, in ms. */
const patience = 4_000
/** Maximum number of search results. */
const offered = 8

/**
 * The site in figures, and figures over time: of the leaders of a ranking, and of one broker. Each part is independent and null if it
 * failed to load; an unknown code is not found (spec 8).
 */
export async function loadData(context: LoadContext) {
  const { api, url, signal } = context
  const query = readDataQuery(url.searchParams)
  if (!query) throw notFound(context)
  const leaders = readPartWithin(patience, signal, within => findLeaders({ ...context, signal: within }, query))
  const [totals, spread, found, led, broker] = await Promise.all([
    readPart(api.call(homefucRegulatorystats, {}, { signal })),
    readPart(api.call(brokersIndexinit, { pageSize: 1 }, { signal })),
    query.keyword ? readPart(api.call(traderSearch, { keyword: query.keyword, pageSize: offered }, { signal })) : null,
    leaders,
    query.code
      ? readPart(findBroker(context, query))
      : leaders.then(all => (all?.[0] ? readPart(findBroker(context, { ...query, code: all[0].broker.code })) : null)),
  ])
  const facet = (name: string) => spread?.facets.find(({ field }) => field === name)?.items ?? null
  return {
    query,
    totals,
    grades: facet('grade'),
    states: facet('licenceStatus'),
    leaders: led,
    broker,
    found: found?.items ?? null,
  }
}

export type SiteData = Awaited<ReturnType<typeof loadData>>

/** The leaders of a ranking, with rank and value in this month and the eleven before. */
async function findLeaders({ api, signal }: LoadContext, { type }: DataQuery) {
  const { items } = await api.call(rankingDcinit, { type, num: leadersShown }, { signal })
  if (items.length === 0) return []
  const { items: brokers } = await api.call(
    dealerGettraderbycodes,
    { codes: items.map(({ traderCode }) => traderCode) },
    { signal },
  )
  return items.flatMap(({ traderCode, values }) => {
    const broker = brokers.find(({ code }) => code === traderCode)
    return broker ? [{ broker, values }] : []
  })
}

/** A broker and one of its figures at the end of each month of the last year. */
async function findBroker(context: LoadContext, { code, metric }: DataQuery) {
  const { api, signal } = context
  const [
    {
      items: [broker],
    },
    history,
  ] = await Promise.all([
    api.call(dealerGettraderbycodes, { codes: [code] }, { signal }),
    api.call(dealerDatahistory, { traderCode: code, metric, step: 'month' }, { signal }),
  ])
  if (!broker) throw notFound(context)
  return { broker, values: history.items }
}
