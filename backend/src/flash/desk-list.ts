import type { DeskItem, live7x24Desk } from 'calls/flash-desk'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { sliceOf } from '../sql-parts.ts'

interface Row {
  flash_id: number
  content: DeskItem['content']
  important: boolean
  tags: string[]
  symbols: string[]
  country_code: string | null
  source: string
  published_at: string
  state: DeskItem['state']
  history: DeskItem['history'] | null
}

const history = (id: string) => `(SELECT json_agg(json_build_object('action', h.action, 'nick', u.nick,
    'at', to_char(h.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY h.event_id)
  FROM flash_history h LEFT JOIN users u USING (user_id) WHERE h.flash_id = ${id}) AS history`

/** Of a withdrawn item, its text is kept. */
const views: Record<CallParsed<typeof live7x24Desk>['view'], { from: string; order: string; columns: string }> = {
  current: {
    from: 'flash_items f',
    order: 'f.published_at DESC, f.flash_id DESC',
    columns: `f.flash_id, f.content, f.important, f.tags, f.symbols, f.country_code, f.source, f.published_at,
      CASE WHEN f.published_at > now() THEN 'scheduled' ELSE 'published' END AS state, ${history('f.flash_id')}`,
  },
  withdrawn: {
    from: `flash_history w WHERE w.action = 'withdraw'`,
    order: 'w.at DESC, w.event_id DESC',
    columns: `w.flash_id, w.content, false AS important, ARRAY[]::text[] AS tags, ARRAY[]::text[] AS symbols, NULL AS country_code,
      '' AS source, w.at AS published_at, 'withdrawn' AS state, ${history('w.flash_id')}`,
  },
}

/** A page of the desk's items, and the topics that an item can have. */
export async function deskList(
  { db, reference }: { db: Db; reference: ReferenceData },
  { view, pageIndex, pageSize }: CallParsed<typeof live7x24Desk>,
  lang: Language,
): Promise<CallOutput<typeof live7x24Desk>> {
  const { from, order, columns } = views[view]
  const [count, names] = await Promise.all([
    db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM ${from}`),
    reference.tags('flash', lang),
  ])
  const total = count?.total ?? 0
  const topics = [...names].map(([code, name]) => ({ code, name }))
  const slice = sliceOf(pageIndex, pageSize, total, false)
  const rows = slice
    ? await db.query<Row>(`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT $1 OFFSET $2`, [
        slice.limit,
        slice.offset,
      ])
    : []
  return { items: rows.map(toDeskItem), total, pageIndex, pageSize, topics }
}

const toDeskItem = ({ flash_id, country_code, published_at, history: past, ...row }: Row): DeskItem => ({
  ...row,
  id: String(flash_id),
  countryCode: country_code,
  publishedAt: published_at,
  history: past ?? [],
})
