import { dealerBlacklist } from 'calls/black-list'
import { homefucCountryhot } from 'calls/countries'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { readPart } from 'calls/failures/read-part'
import { listQuery, pagesOf } from '../list-parts/list-query.ts'

export const blackListPath = '/blacklist.html'
export const blackList = listQuery(dealerBlacklist, ['keyword', 'reason', 'countryCode', 'order'], { pageSize: 20 })

/** Number of countries that the list can be filtered by, those with the most brokers first. */
const countries = 50

/** A page of the black list (decisions 7). A page number beyond the last page is redirected to the last (302). */
export async function loadBlackList({ url, lang, api, signal }: LoadContext) {
  const query = blackList.read(url.searchParams)
  const [{ items, total }, choice] = await Promise.all([
    api.call(dealerBlacklist, blackList.inputOf(query), { signal }),
    readPart(api.call(homefucCountryhot, { num: countries }, { signal })),
  ])
  const pages = pagesOf(total, blackList.pageSize)
  if (query.page > pages) throw redirectTo(`/${lang}${blackList.address(blackListPath, { ...query, page: pages })}`)
  const countryChoice = (choice?.items ?? []).map(({ countryCode, name }) => ({ value: countryCode, label: name }))
  return { query, items, total, pages, countryChoice }
}

export type BlackListData = Awaited<ReturnType<typeof loadBlackList>>
export type ListedBroker = BlackListData['items'][number]
