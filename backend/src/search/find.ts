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
  /** Something spelt nearly so is among them. */
  near: boolean
}

/** Looks one kind of thing up. The keyword's `text` is not empty. */
export type Find = (keyword: Keyword, lang: Language, page: FindPage) => Promise<Found>
