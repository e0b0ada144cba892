import { exposureSafeguard, exposureSafeguardcontentpage } from 'calls/exposure'
import { breadcrumbList } from 'calls/structured/structured'
import type { CallInput } from 'shared-state/api/declare-call'
import { crumbsTo } from 'shared-state/head/crumbs'
import { redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { exposureListPath } from '../addresses.ts'
import { pageSize } from '../exposure-parts/list-query.ts'
import { exposureText } from '../strings/keys.ts'
import { mediationQuery } from './mediation-query.ts'

/** A page of the cases of mediation, with the figures about all of them. A page number beyond the last page is redirected to the last (302). */
export async function loadMediation({ url, lang, api, signal }: LoadContext) {
  const query = mediationQuery.read(url.searchParams)
  const input = mediationQuery.inputOf(query) as CallInput<typeof exposureSafeguardcontentpage>
  const [{ items, total }, figures] = await Promise.all([
    api.call(exposureSafeguardcontentpage, input, { signal }),
    api.call(exposureSafeguard, {}, { signal }),
  ])
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (query.page > pages) throw redirectTo(`/${lang}${mediationQuery.addressOf({ ...query, page: pages })}`)
  return { query, items, total, pages, figures }
}

export type MediationData = Awaited<ReturnType<typeof loadMediation>>

export const mediationHead = (
  { query, items }: MediationData,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head => ({
  title: store.text.t(exposureText.mediationCentre),
  description: store.text.t(exposureText.mediationLead),
  canonical: mediationQuery.addressOf({ state: '', page: query.page }),
  noindex: query.state !== '',
  sample: items.some(({ sample }) => sample),
  structured: [breadcrumbList(mediationCrumbs(store), url.origin)],
})

export const mediationCrumbs = (store: SharedStore) =>
  crumbsTo(
    store,
    [
      [exposureText.home, '/'],
      [exposureText.exposures, exposureListPath],
    ],
    store.text.t(exposureText.mediationCentre),
  )
