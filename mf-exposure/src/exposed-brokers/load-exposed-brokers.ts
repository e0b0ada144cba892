import { homeCountrylist } from 'calls/home'
import { exposureSlist, exposureSlistrank } from 'calls/exposure'
import { breadcrumbList } from 'calls/structured/structured'
import { crumbsTo } from 'shared-state/head/crumbs'
import { redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { exposureListPath } from '../addresses.ts'
import { pageSize } from 'calls/list-query'
import { exposureText } from '../strings/keys.ts'
import { addressOf, callOf, isNarrowed, periodOf, readQuery } from './exposed-brokers-query.ts'

/** Places of the ranking that are shown. */
const ranked = 5

/** A page of the brokers with complaints, and the ranking of a period. A page number beyond the last page is redirected to the last (302). */
export async function loadExposedBrokers({ url, lang, api, signal }: LoadContext) {
  const query = readQuery(url.searchParams)
  const [{ items, total }, { items: ranks }, { groups }] = await Promise.all([
    api.call(exposureSlist, callOf(query), { signal }),
    api.call(exposureSlistrank, { period: periodOf(query), num: ranked }, { signal }),
    api.call(homeCountrylist, { grouped: false, forFilter: true }, { signal }),
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${addressOf({ ...query, page: pages })}`)
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  return { query, items, total, pages, ranks, countries }
}

export type ExposedBrokersData = Awaited<ReturnType<typeof loadExposedBrokers>>
export type ExposedBroker = ExposedBrokersData['items'][number]

export const exposedBrokersHead = (
  { query, items, ranks }: ExposedBrokersData,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head => ({
  title: store.text.t(exposureText.brokersByComplaints),
  description: store.text.t(exposureText.brokersByComplaintsLead),
  canonical: addressOf({ keyword: '', countryCode: '', order: '', period: '', page: query.page }),
  noindex: isNarrowed(query) || query.period !== '',
  sample: items.some(({ sample }) => sample) || ranks.some(({ broker }) => broker.sample),
  structured: [breadcrumbList(exposedBrokersCrumbs(store), url.origin)],
})

export const exposedBrokersCrumbs = (store: SharedStore) =>
  crumbsTo(
    store,
    [
      [exposureText.home, '/'],
      [exposureText.exposures, exposureListPath],
    ],
    store.text.t(exposureText.brokersByComplaints),
  )
