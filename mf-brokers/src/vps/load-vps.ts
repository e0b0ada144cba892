import { dealerVps, vpstraderlistList } from 'calls/vps'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { readPart } from 'calls/failures/read-part'
import { listQuery, pagesOf } from '../list-parts/list-query.ts'

export const vpsPath = '/vps.html'
export const vpsList = listQuery(dealerVps, ['countryCode', 'order'], { pageSize: 20 })

/** Number of brokers next to the plans. */
const brokersShown = 8

/** A page of VPS plans, and the best rated brokers that offer one. A page number beyond the last page is redirected to the last (302). */
export async function loadVps({ url, lang, api, signal }: LoadContext) {
  const query = vpsList.read(url.searchParams)
  const [{ items, total, countries }, offering] = await Promise.all([
    api.call(dealerVps, vpsList.inputOf(query), { signal }),
    readPart(api.call(vpstraderlistList, { pageSize: brokersShown }, { signal })),
  ])
  const pages = pagesOf(total, vpsList.pageSize)
  if (query.page > pages) throw redirectTo(`/${lang}${vpsList.address(vpsPath, { ...query, page: pages })}`)
  return {
    query,
    items,
    total,
    pages,
    countries,
    brokers: offering && { items: offering.items, total: offering.total },
  }
}

export type VpsData = Awaited<ReturnType<typeof loadVps>>
