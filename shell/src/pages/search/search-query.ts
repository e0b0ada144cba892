import type { SearchType } from 'calls/entities/search-hit'
import type { Snapshot } from 'shared-state/contract/release'
import { longestKeyword } from '../../search/longest-keyword.ts'

/** Finds on a page of one kind. */
export const pageSize = 20
/** The backend knows no page behind this one. */
const lastPage = 1_000_000

/** What an address of the search page asks for. */
export interface SearchQuery {
  /** Trimmed; null where nothing was asked yet. */
  keyword: string | null
  type: SearchType | 'all'
  order: 'match' | 'new'
  page: number
}

/** Which address of an area has the pages of each kind, in the order of the tabs. */
const addressOfKind: Record<SearchType, string> = {
  broker: 'brokers',
  exposure: 'exposure',
  regulator: 'regulators',
  article: 'education',
  provider: 'providers',
  market: 'market',
  survey: 'survey',
}

/** Kinds that some area shows: what has no page is not searched for, and a new area's kinds come with it. */
export function searchableKinds({ areas }: Pick<Snapshot, 'areas'>): SearchType[] {
  const addresses = new Set(Object.values(areas).flatMap(area => area.addresses))
  return (Object.keys(addressOfKind) as SearchType[]).filter(kind => addresses.has(addressOfKind[kind]))
}

/** Reads an address; what it mistypes, besides the keyword, counts as not asked. */
export function readSearchQuery(params: URLSearchParams, kinds: readonly SearchType[]): SearchQuery {
  const type = params.get('type')
  const page = Number(params.get('page') ?? 1)
  return {
    keyword: params.get('q')?.trim() ?? null,
    type: kinds.find(known => known === type) ?? 'all',
    order: params.get('order') === 'new' ? 'new' : 'match',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** Whether the keyword can be looked for: 1 to 64 characters (decisions 7). */
export const isSearchable = (keyword: string | null): keyword is string =>
  keyword !== null && keyword.length >= 1 && keyword.length <= longestKeyword

/** Address behind the language, without what is not asked, so that a search has one address. */
export function searchPath({ keyword, type, order, page }: SearchQuery): string {
  const params = new URLSearchParams()
  if (keyword !== null) params.set('q', keyword)
  if (type !== 'all') params.set('type', type)
  if (order !== 'match') params.set('order', order)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/search.html?${query}` : '/search.html'
}
