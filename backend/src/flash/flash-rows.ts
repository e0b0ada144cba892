import type { FlashItem } from 'calls/entities/flash-item'

export interface FlashRow {
  flash_id: number
  text: string
  important: boolean
  tags: string[]
  symbols: string[]
  country_code: string | null
  source: string
  published_at: string
  /** As written by the database: ISO text in milliseconds would skip items of the same millisecond. */
  exact_at: string
}

/** An item's columns of `flash_items f`; `lang` is the placeholder of the reader's language. */
export const flashColumns = (lang: string) =>
  `f.flash_id, f.content->>${lang} AS text, f.important, f.tags, f.symbols, f.country_code, f.source, f.published_at,
   f.published_at::text AS exact_at`

/** `names`: the names of the tags. */
export const toFlashItem = (row: FlashRow, names: ReadonlyMap<string, string>): FlashItem => ({
  id: String(row.flash_id),
  content: row.text,
  important: row.important,
  tags: row.tags.map(tag => names.get(tag) ?? tag),
  symbols: row.symbols,
  countryCode: row.country_code,
  source: row.source,
  publishedAt: row.published_at,
})
