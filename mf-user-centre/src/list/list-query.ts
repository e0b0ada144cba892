import { redirectTo, type LoadContext } from 'shared-state/runtime'

/** Items per page of a list of the account. */
export const pageSize = 20

/** The value of `known` in an address; the first if it has none, or an unknown one. */
export function requestedChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  known: readonly [Value, ...Value[]],
): Value {
  return known.find(value => value === params.get(name)) ?? known[0]
}

/** Input of a list call for the page in an address. */
export function requestedPage(params: URLSearchParams): { pageIndex: number; pageSize: number } {
  const page = params.get('page') ?? ''
  return { pageIndex: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, pageSize }
}

/** The number of pages; a page number beyond the last page is redirected to the last (302). */
export function pagesOf(
  { total, pageIndex }: { total: number; pageIndex: number },
  { url }: Pick<LoadContext, 'url'>,
): number {
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (pageIndex > pages)
    throw redirectTo(url.pathname + searchWith(url.search, { page: pages > 1 ? String(pages) : '' }))
  return pages
}

/** The query with some fields changed: '' removes a field, and every change returns to the first page. */
export function searchWith(search: string, change: Record<string, string>): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size > 0 ? `?${params}` : ''
}
