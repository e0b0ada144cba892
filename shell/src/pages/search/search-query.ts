import type { SearchType } from 'calls/entities/search-hit'
import { listed } from 'shared-state/contract/area-lists'
import type { Snapshot } from 'shared-state/contract/release'
import { wordIn } from 'platform/runtime/areas/word-in'
import { longestKeyword } from '../../search/longest-keyword.ts'

/** Results per page of one kind. */
export const pageSize = 20
/** The backend accepts no page number beyond this one. */
const lastPage = 1_000_000

/** The query in an address of the search page. */
export interface SearchQuery {
  /** Trimmed; null if there is none yet. */
  keyword: string | null
  type: SearchType | 'all'
  order: 'match' | 'new'
  page: number
}

/** A kind of result that can be searched for; `name` is the name of a list of them. */
export interface KnownKind {
  kind: SearchType
  name: string
}

/** Kinds that some release has pages for, in the order of the tabs: kinds without pages are not searched; a new area brings its own. */
export const searchableKinds = ({ shell, areas }: Snapshot, lang: string): KnownKind[] =>
  // The backend validates kinds that are unknown here: it may be newer than this shell.
  listed([shell, ...Object.values(areas)], 'search').map(({ kind, name }) => ({
    kind: kind as SearchType,
    name: wordIn(name, lang) ?? kind,
  }))

/** Reads an address; invalid values, except for the keyword, are ignored. */
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

/** Whether the keyword is valid: 1 to 64 characters (decisions 7). */
export const isSearchable = (keyword: string | null): keyword is string =>
  keyword !== null && keyword.length >= 1 && keyword.length <= longestKeyword

/** Path without the language and without default values, so that a search has only one address. */
export function searchPath({ keyword, type, order, page }: SearchQuery): string {
  const params = new URLSearchParams()
  if (keyword !== null) params.set('q', keyword)
  if (type !== 'all') params.set('type', type)
  if (order !== 'match') params.set('order', order)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/search.html?${query}` : '/search.html'
}
