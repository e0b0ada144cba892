import { useEffect } from 'react'
import { useStore } from 'shared-state/runtime'
import type { Found } from './load-search.ts'
import { isSearchable, type SearchQuery } from './search-query.ts'

/** Counts a search and its number of hits (spec 7.7), once for all of its pages. */
export function useCountedSearch({ keyword, type }: SearchQuery, found: Found | 'failed' | null): void {
  const { statistics } = useStore()
  const total =
    found && found !== 'failed'
      ? found.kinds.filter(({ kind }) => type === 'all' || kind === type).reduce((sum, kind) => sum + kind.total, 0)
      : undefined
  useEffect(() => {
    if (!isSearchable(keyword) || total === undefined) return
    statistics.count({
      call: 'dealer.searchstatisticscollect',
      input: { keyword, type, total: Math.min(total, 100_000) },
    })
  }, [statistics, keyword, type, total])
}
