import type { SearchType } from 'calls/entities/search-hit'
import { listed } from 'shared-state/contract/area-lists'
import type { Snapshot } from 'shared-state/contract/release'
import { wordIn } from 'platform/runtime/areas/word-in'
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

/** A kind of thing that can be looked for; `name` is what a list of them is called. */
export interface KnownKind {
  kind: SearchType
  name: string
}

/** Kinds that some release has pages of, in the order of the tabs: what has no page is not searched for, and a new area's kinds come with it. */
export const searchableKinds = ({ shell, areas }: Snapshot, lang: string): KnownKind[] =>
  // The backend judges a kind that is new here: it may be newer than this shell.
  listed([shell, ...Object.values(areas)], 'search').map(({ kind, name }) => ({
    kind: kind as SearchType,
    name: wordIn(name, lang) ?? kind,
  }))

/** Reads an address; what it mistypes, besides the keyword, counts as not asked. */
export function readSearchQuery(params: URLSearchParams, kinds: readonly KnownKind[]): SearchQuery {
  const type = params.get('type')
  const page = Number(params.get('page') ?? 1)
  return {
    keyword: params.get('q')?.trim() ?? null,
    type: kinds.find(({ kind }) => kind === type)?.kind ?? 'all',
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
