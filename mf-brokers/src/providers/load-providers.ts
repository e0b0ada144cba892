import { webprtFilter, webprtPage } from 'calls/providers'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { readPart } from 'calls/failures/read-part'
import { listQuery, pagesOf } from '../list-parts/list-query.ts'

export const providersPath = '/providers.html'
export const providersList = listQuery(webprtPage, ['keyword', 'category', 'countryCode', 'order'], { pageSize: 20 })

/** A page of the service providers, with the available filters. A page number beyond the last page is redirected to the last (302). */
export async function loadProviders({ url, lang, api, signal }: LoadContext) {
  const query = providersList.read(url.searchParams)
  const [{ items, total }, choices] = await Promise.all([
    api.call(webprtPage, providersList.inputOf(query), { signal }),
    readPart(api.call(webprtFilter, {}, { signal })),
  ])
  const pages = pagesOf(total, providersList.pageSize)
  if (query.page > pages) throw redirectTo(`/${lang}${providersList.address(providersPath, { ...query, page: pages })}`)
  return { query, items, total, pages, categories: choices?.categories ?? [], countries: choices?.countries ?? [] }
}

export type ProvidersData = Awaited<ReturnType<typeof loadProviders>>
