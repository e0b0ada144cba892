import type { SearchHit } from 'calls/entities/search-hit'
import type { Language } from 'shared-state/i18n/languages'
import type { Keyword } from '../matching/keyword.ts'

export interface FindPage {
  order: 'match' | 'new'
  pageIndex: number
  pageSize: number
}

export interface Found {
  hits: SearchHit[]
  total: number
  /** Some hits only have a similar spelling. */
  near: boolean
}

/** Searches one kind of result. The keyword's `text` is not empty. */
export type Find = (keyword: Keyword, lang: Language, page: FindPage) => Promise<Found>
