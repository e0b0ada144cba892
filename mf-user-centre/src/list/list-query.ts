import { redirectTo, type LoadContext } from 'shared-state/runtime'

/** Things on a page of a list of the account. */
export const pageSize = 20

/** The one of `known` that an address asks for; the first where it asks for none, or for one that there is not. */
export function askedOf<Value extends string>(
  params: URLSearchParams,
  name: string,
  known: readonly [Value, ...Value[]],
): Value {
  return known.find(value => value === params.get(name)) ?? known[0]
}

/** What a list call is told of the page that an address asks for. */
export function pageAsked(params: URLSearchParams): { pageIndex: number; pageSize: number } {
  const page = params.get('page') ?? ''
  return { pageIndex: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, pageSize }
}

/** How many pages there are; a page behind the last is sent to the last (302). */
export function pagesOf(
  { total, pageIndex }: { total: number; pageIndex: number },
  { url }: Pick<LoadContext, 'url'>,
): number {
  const pages = Math.max(Math.ceil(total / pageSize), 1)
  if (pageIndex > pages)
    throw redirectTo(url.pathname + searchWith(url.search, { page: pages > 1 ? String(pages) : '' }))
  return pages
}

/** A query with part of it changed: '' takes a field away, and every change leads to the first page. */
export function searchWith(search: string, change: Record<string, string>): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size > 0 ? `?${params}` : ''
}
