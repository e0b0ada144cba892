import { deskCategories, type articleDesk, type DeskArticle } from 'calls/article-desk'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, sliceOf } from '../sql-parts.ts'

const history = (code: string) => `(SELECT json_agg(json_build_object('action', h.action, 'nick', u.nick,
    'at', to_char(h.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY h.event_id)
  FROM article_history h LEFT JOIN users u USING (user_id) WHERE h.article_code = ${code}) AS history`

interface View {
  from: string
  category: string
  order: string
  columns: string
}

/** A withdrawn article is shown with its fields as they were then; it is listed once for each time it was withdrawn. */
const views: Record<CallParsed<typeof articleDesk>['view'], View> = {
  current: {
    from: 'articles a',
    category: 'a.category',
    order: 'a.published_at DESC, a.code',
    columns: `a.code, a.category, a.level, a.title, a.published_at AS "publishedAt",
      CASE WHEN a.published_at > now() THEN 'scheduled' ELSE 'published' END AS state, ${history('a.code')}`,
  },
  withdrawn: {
    from: `(SELECT * FROM article_history WHERE action = 'withdraw') w`,
    category: `w.content->>'category'`,
    order: 'w.at DESC, w.event_id DESC',
    columns: `w.article_code AS code, w.content->>'category' AS category, w.content->>'level' AS level, w.content->'title' AS title,
      (w.content->>'publishedAt')::timestamptz AS "publishedAt", 'withdrawn' AS state, ${history('w.article_code')}`,
  },
}

type Row = Omit<DeskArticle, 'editable' | 'history'> & { history: DeskArticle['history'] | null }

/** A page of the desk's articles, and the topics that an article can have (calls, article.desk). */
export async function listArticles(
  { db, reference }: { db: Db; reference: ReferenceData },
  { view, category, pageIndex, pageSize }: CallParsed<typeof articleDesk>,
  lang: Language,
): Promise<CallOutput<typeof articleDesk>> {
  const { from, category: column, order, columns } = views[view]
  const where = new Conditions()
  where.anyOf(column, category ? [category] : deskCategories)
  const [count, names] = await Promise.all([
    db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM ${from} ${where.where}`, where.params),
    reference.tags('article', lang),
  ])
  const total = count?.total ?? 0
  const topics = [...names].map(([code, name]) => ({ code, name }))
  const slice = sliceOf(pageIndex, pageSize, total, false)
  const limits = slice && `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
  const sql = `SELECT ${columns} FROM ${from} ${where.where} ORDER BY ${order} ${limits}`
  const rows = slice ? await db.query<Row>(sql, where.params) : []
  return { items: rows.map(toDeskArticle), total, pageIndex, pageSize, topics }
}

const toDeskArticle = ({ history: past, ...row }: Row): DeskArticle => ({
  ...row,
  editable: past !== null && row.state !== 'withdrawn',
  history: past ?? [],
})
