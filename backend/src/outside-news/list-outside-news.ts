import type { newsOutside, OutsideItem } from 'calls/outside-news'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { sliceOf } from '../sql-parts.ts'

type Row = Omit<OutsideItem, 'id'> & { item_id: number }

/** A page of the news of other sites in one category and language, newest first. */
export async function listOutsideNews(
  db: Db,
  { category, pageIndex, pageSize }: CallParsed<typeof newsOutside>,
  lang: Language,
): Promise<CallOutput<typeof newsOutside>> {
  const count = await db.one<{ total: number }>(
    'SELECT count(*)::integer AS total FROM outside_news WHERE category = $1 AND lang = $2',
    [category, lang],
  )
  const total = count?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total, false)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const rows = await db.query<Row>(
    `SELECT item_id, title, summary, url, source, lang, published_at AS "publishedAt" FROM outside_news
     WHERE category = $1 AND lang = $2 ORDER BY published_at DESC, item_id DESC LIMIT $3 OFFSET $4`,
    [category, lang, slice.limit, slice.offset],
  )
  return { items: rows.map(({ item_id, ...item }) => ({ id: String(item_id), ...item })), total, pageIndex, pageSize }
}
