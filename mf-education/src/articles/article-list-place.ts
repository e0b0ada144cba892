import type { LoadContext } from 'shared-state/runtime'

/** The query for an article list in addition to its category. `page` counts from 1. */
export interface ListPlace {
  page: number
  tag: string | undefined
}

/** Maximum length of a tag in the list's call. */
const longestTag = 40

/** Reads `?tag=` and a page number, from the query unless the path contains it. Null if no such page can exist. */
export function readListPlace(
  { url }: Pick<LoadContext, 'url'>,
  page = url.searchParams.get('page') ?? '1',
): ListPlace | null {
  const tag = url.searchParams.get('tag') || undefined
  if (!/^[1-9]\d{0,5}$/.test(page) || (tag && tag.length > longestTag)) return null
  return { page: Number(page), tag }
}
