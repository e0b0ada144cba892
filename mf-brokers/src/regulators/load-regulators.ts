import { regulatorList } from 'calls/regulators'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { loadLicenceCheck } from '../licence-check/load-licence-check.ts'
import { listQuery, pagesOf } from '../list-parts/list-query.ts'

export const regulatorsPath = '/regulators.html'
export const regulatorsList = listQuery(regulatorList, ['keyword', 'tier', 'order'], {
  pageSize: 30,
  numbers: ['tier'],
})

/** A page of the regulators, and the result of a licence check if one is asked for. A page number beyond the last page is redirected to the last (302). */
export async function loadRegulators(context: LoadContext) {
  const { url, lang, api, signal } = context
  const query = regulatorsList.read(url.searchParams)
  const [{ items, total }, check] = await Promise.all([
    api.call(regulatorList, regulatorsList.inputOf(query), { signal }),
    loadLicenceCheck(context),
  ])
  const pages = pagesOf(total, regulatorsList.pageSize)
  if (query.page > pages)
    throw redirectTo(`/${lang}${regulatorsList.address(regulatorsPath, { ...query, page: pages })}`)
  return { query, items, total, pages, check }
}
