import { useLocation } from 'react-router-dom'
import { Pager } from 'ui/pager'
import { searchWith } from './list-query.ts'

/** Pager of the list in the current address; the rest of the query is kept. */
export function ListPager({ page, pages }: { page: number; pages: number }) {
  const { pathname, search } = useLocation()
  return (
    <Pager
      page={page}
      pages={pages}
      hrefOf={number => pathname + searchWith(search, { page: number > 1 ? String(number) : '' })}
    />
  )
}
