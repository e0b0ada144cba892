import { homefucCountryhot } from 'calls/countries'
import { rankingInit } from 'calls/ranking'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { rankingPath } from '../addresses.ts'
import { readPart } from 'calls/failures/read-part'
import { pagesOf } from '../list-parts/list-query.ts'
import { rankingList, readRankingType } from './ranking-address.ts'

/** Number of countries that a ranking can be filtered by, those with the most brokers first. */
const countries = 50

/**
 * Time limit of the call, in ms: the first request of a new period waits until the ranking is computed. It is below the page's own limit,
 * so that a slow ranking fails as a call and not as a page.
 */
const patience = 7_000

/** A page of one ranking. A page number beyond the last page is redirected to the last (302); an unknown type is not found. */
export async function loadRanking(context: LoadContext) {
  const { params, url, lang, api, signal } = context
  const type = readRankingType(params.type)
  if (!type) throw notFound(context)
  const query = rankingList.read(url.searchParams)
  const [ranking, choice] = await Promise.all([
    api.call(
      rankingInit,
      { ...rankingList.inputOf(query), type },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) },
    ),
    readPart(api.call(homefucCountryhot, { num: countries }, { signal })),
  ])
  const { items, total, types, periodStart } = ranking
  const pages = pagesOf(total, rankingList.pageSize)
  if (query.page > pages)
    throw redirectTo(`/${lang}${rankingList.address(rankingPath(type), { ...query, page: pages })}`)
  const countryChoice = (choice?.items ?? []).map(({ countryCode, name }) => ({ value: countryCode, label: name }))
  return { type, query, items, total, pages, types, periodStart, countryChoice }
}

export type RankingData = Awaited<ReturnType<typeof loadRanking>>
export type RankRow = RankingData['items'][number]
