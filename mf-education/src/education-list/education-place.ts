import type { LoadContext } from 'shared-state/runtime'
import { isLevel, type Level } from '../articles/article-levels.ts'
import { readListPlace, type ListPlace } from '../articles/article-list-place.ts'
import { withQuery } from '../with-query.ts'

/** The part of the education list in an address. */
export interface EducationPlace extends ListPlace {
  level: Level | undefined
}

/** Reads `/education/{page}` or `/education/levels/{level}.html?page=`. Null if no such address can exist. */
export function readEducationPlace({ params, url }: Pick<LoadContext, 'params' | 'url'>): EducationPlace | null {
  const place = readListPlace({ url }, params.page)
  const level = params.level?.replace(/\.html$/, '')
  if (!place || (level !== undefined && !isLevel(level))) return null
  return { ...place, level }
}

/** Path of a part of the list, without the language (spec 2.1, decisions 1). */
export function educationPath({ level, tag, page }: EducationPlace): string {
  if (level) return withQuery(`/education/levels/${level}.html`, { tag, page })
  return withQuery(page > 1 ? `/education/${page}` : '/education', { tag })
}
