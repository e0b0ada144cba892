import type { LoadContext } from 'shared-state/runtime'

/** What an article list is asked for beside its category. `page` counts from 1. */
export interface ListPlace {
  page: number
  tag: string | undefined
}

/** Longest tag that the list's call takes. */
const longestTag = 40

/** Reads `?tag=` and a page number, from the query unless it stands in the path. Null: no such page can exist. */
export function readListPlace(
  { url }: Pick<LoadContext, 'url'>,
  page = url.searchParams.get('page') ?? '1',
): ListPlace | null {
  const tag = url.searchParams.get('tag') || undefined
  if (!/^[1-9]\d{0,5}$/.test(page) || (tag && tag.length > longestTag)) return null
  return { page: Number(page), tag }
}
