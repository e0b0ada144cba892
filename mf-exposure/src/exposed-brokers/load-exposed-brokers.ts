import { homeCountrylist } from 'calls/home'
import { exposureSlist } from 'calls/exposure'
import { breadcrumbList } from 'calls/structured/structured'
import { crumbsTo } from 'shared-state/head/crumbs'
import { redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { exposureListPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import { addressOf, callOf, isNarrowed, pageSize, readQuery } from './exposed-brokers-query.ts'

/** A page of the brokers with complaints. A page number beyond the last page is redirected to the last (302). */
export async function loadExposedBrokers({ url, lang, api, signal }: LoadContext) {
  const query = readQuery(url.searchParams)
  const [{ items, total }, { groups }] = await Promise.all([
    api.call(exposureSlist, callOf(query), { signal }),
    api.call(homeCountrylist, { grouped: false }, { signal }),
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${addressOf({ ...query, page: pages })}`)
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  return { query, items, total, pages, countries }
}

export type ExposedBrokersData = Awaited<ReturnType<typeof loadExposedBrokers>>
export type ExposedBroker = ExposedBrokersData['items'][number]

export const exposedBrokersHead = (
  { query, items }: ExposedBrokersData,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head => ({
  title: store.text.t(exposureText.brokersByComplaints),
  description: store.text.t(exposureText.brokersByComplaintsLead),
  canonical: addressOf({ keyword: '', countryCode: '', order: '', page: query.page }),
  noindex: isNarrowed(query),
  sample: items.some(({ sample }) => sample),
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
