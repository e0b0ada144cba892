import { useLocation } from 'react-router-dom'
import { Pager } from 'ui/pager'
import { searchWith } from './list-query.ts'

/** Pages of the list that the address asks for, whatever else it asks. */
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
