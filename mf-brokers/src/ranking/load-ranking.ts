import { homefucCountryhot } from 'calls/countries'
import { rankingInit } from 'calls/ranking'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { readPart } from '../broker/read-part.ts'
import { pagesOf } from '../list-parts/list-query.ts'
import { rankingList, rankingPath, readRankingType } from './ranking-address.ts'

/** Countries a ranking can be narrowed to, those with the most brokers first. */
const countries = 50

/** In a new period the first to ask waits until the ranking is made, in ms; longer than a page may take is a failure of the call, not of the page. */
const patience = 7_000

/** A page of one ranking. A page behind the last is sent to the last (302); a type that there is none of is not found. */
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
