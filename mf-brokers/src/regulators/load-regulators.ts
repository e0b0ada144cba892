import { regulatorList } from 'calls/regulators'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { listQuery, pagesOf } from '../list-parts/list-query.ts'

export const regulatorsPath = '/regulators.html'
export const regulatorsList = listQuery(regulatorList, ['keyword', 'tier', 'order'], {
  pageSize: 30,
  numbers: ['tier'],
})

/** A page of the regulators. A page number beyond the last page is redirected to the last (302). */
export async function loadRegulators({ url, lang, api, signal }: LoadContext) {
  const query = regulatorsList.read(url.searchParams)
  const { items, total } = await api.call(regulatorList, regulatorsList.inputOf(query), { signal })
  const pages = pagesOf(total, regulatorsList.pageSize)
  if (query.page > pages)
    throw redirectTo(`/${lang}${regulatorsList.address(regulatorsPath, { ...query, page: pages })}`)
  return { query, items, total, pages }
}
