import { articleCategories } from 'calls/entities/article'
import type { LoadContext } from 'shared-state/runtime'
import { readListPlace } from '../../articles/article-list-place.ts'
import { withQuery } from '../../with-query.ts'

export const searchOrders = ['match', 'new'] as const

/** A search in an address; an empty category means all. */
export interface SearchPlace {
  keyword: string
  category: (typeof articleCategories)[number] | ''
  order: (typeof searchOrders)[number]
  page: number
}

const LONGEST_KEYWORD = 64

/** Reads the query; null for a page that cannot exist. Invalid filters are ignored, and a keyword is cut off at 64 characters. */
export function readSearchPlace({ url }: Pick<LoadContext, 'url'>): SearchPlace | null {
  const place = readListPlace({ url })
  const { searchParams } = url
  return (
    place && {
      keyword: (searchParams.get('keyword') ?? '').slice(0, LONGEST_KEYWORD).trim(),
      category: articleCategories.find(known => known === searchParams.get('category')) ?? '',
      order: searchOrders.find(known => known === searchParams.get('order')) ?? 'match',
      page: place.page,
    }
  )
}

export const searchPath = ({ keyword, category = '', order, page }: Partial<SearchPlace>): string =>
  withQuery('/news/search.html', { keyword, category, order: order === 'new' ? order : '', page })
