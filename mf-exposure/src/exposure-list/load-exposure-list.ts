import { exposureRevelation, exposureSafeguard } from 'calls/exposure'
import { homeCountrylist } from 'calls/home'
import { crumbsTo } from 'shared-state/head/crumbs'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { exposureText } from '../strings/keys.ts'
import { addressOf, callOf, pageSize, readQuery } from './exposure-query.ts'

/** A page of the list with the figures next to it. A page number beyond the last page is redirected to the last (302). */
export async function loadExposureList({ url, lang, api, signal }: LoadContext) {
  const query = readQuery(url.searchParams)
  const [{ items, total, counts }, mediation, { groups }] = await Promise.all([
    api.call(exposureRevelation, callOf(query), { signal }),
    api.call(exposureSafeguard, {}, { signal }),
    api.call(homeCountrylist, { grouped: false }, { signal }),
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${addressOf({ ...query, page: pages })}`)
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  return { query, items, total, pages, counts, mediation, countries }
}

export type ExposureListData = Awaited<ReturnType<typeof loadExposureList>>

export const exposureListCrumbs = (store: SharedStore) =>
  crumbsTo(store, [[exposureText.home, '/']], store.text.t(exposureText.exposures))
