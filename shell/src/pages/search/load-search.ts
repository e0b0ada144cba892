import { searchDetail, searchIndex } from 'calls/search'
import type { SearchHit, SearchType } from 'calls/entities/search-hit'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { addressIn } from 'shared-state/i18n/languages'
import { redirectTo } from 'shared-state/runtime'
import { loadPart } from 'shared-state/store/load-part'
import { shellText } from '../../strings/keys.ts'
import {
  isSearchable,
  pageSize,
  readSearchQuery,
  searchableKinds,
  searchPath,
  type KnownKind,
  type SearchQuery,
} from './search-query.ts'

/** The results of one kind; `hits` are the best few or, with a type in the address, the requested page. */
export interface KindFound {
  kind: SearchType
  /** Name of a list of this kind. */
  name: string
  total: number
  near: boolean
  /** Place among the kinds with results, best match first. */
  place: number
  hits: SearchHit[]
}

export interface Found {
  /** Every kind that has pages, including kinds without results. */
  kinds: KindFound[]
  /** Suggested keywords if nothing was found. */
  meant: string[]
  hot: string[]
}

export interface SearchData {
  query: SearchQuery
  /** Null if there is nothing to search for: no keyword, or one of invalid length. */
  found: Found | 'failed' | null
  /** Popular searches, for a visitor who has not searched for anything yet. */
  popular: string[]
}

/** The search page's data. A page number beyond the last page is redirected to the last (302). */
export async function loadSearch(context: LoadContext): Promise<SearchData> {
  const kinds = searchableKinds(context.store.snapshot, context.lang)
  const query = readSearchQuery(context.url.searchParams, kinds)
  if (!isSearchable(query.keyword)) return { query, found: null, popular: await popularSearches(context) }
  return { query, found: (await search(query, query.keyword, kinds, context)) ?? 'failed', popular: [] }
}

async function popularSearches({ api, store, signal }: LoadContext): Promise<string[]> {
  return (await loadPart(store, api.call(searchIndex, {}, { signal }), signal))?.hot ?? []
}

async function search(
  query: SearchQuery,
  keyword: string,
  known: readonly KnownKind[],
  { api, store, signal, lang }: LoadContext,
): Promise<Found | null> {
  const { type, order, page } = query
  const [index, detail] = await Promise.all([
    loadPart(store, api.call(searchIndex, { keyword }, { signal }), signal),
    type === 'all'
      ? undefined
      : loadPart(
          store,
          api.call(searchDetail, { keyword, type, order, pageIndex: page, pageSize }, { signal }),
          signal,
        ),
  ])
  if (!index || detail === null) return null
  const inPlace = (hits: SearchHit[]) => hits.map(hit => ({ ...hit, url: addressIn(lang, hit.url) }))
  const kinds = known.map(({ kind, name }): KindFound => {
    const place = index.groups.findIndex(found => found.type === kind)
    const group = index.groups[place]
    if (kind === type && detail)
      return { kind, name, total: detail.total, near: detail.near, place, hits: inPlace(detail.items) }
    const { total, near, items } = group ?? { total: 0, near: false, items: [] }
    return { kind, name, total, near, place, hits: inPlace(items) }
  })
  const pages = Math.max(Math.ceil((detail?.total ?? 0) / pageSize), 1)
  if (page > pages) throw redirectTo(`/${lang}${searchPath({ ...query, page: pages })}`)
  return { kinds, meant: index.meant, hot: index.hot }
}

/** Not for search engines: the page repeats keywords that visitors have typed (decisions 7). */
export function searchHead({ query: { keyword } }: SearchData, { store: { text } }: Pick<LoadContext, 'store'>): Head {
  return {
    title: isSearchable(keyword) ? text.t(shellText.searchTitleOf, { keyword }) : text.t(shellText.searchTitle),
    description: text.t(shellText.searchDescription),
    canonical: '/search.html',
    noindex: true,
  }
}
