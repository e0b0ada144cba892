import type { DeskSurvey, surveyDesk } from 'calls/survey-desk'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { sliceOf } from '../sql-parts.ts'

const history = (code: string) => `(SELECT json_agg(json_build_object('action', h.action, 'nick', u.nick,
    'at', to_char(h.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY h.event_id)
  FROM survey_history h LEFT JOIN users u USING (user_id) WHERE h.survey_code = ${code}) AS history`

/** The name of a broker that has been deleted since is unknown: its code takes the place. */
const broker = (code: string) =>
  `json_build_object('code', ${code}, 'name', coalesce((SELECT b.show_name FROM brokers b WHERE b.code = ${code}), ${code})) AS broker`

interface View {
  from: string
  order: string
  columns: string
}

/** A withdrawn survey is shown with its fields as they were then; it is listed once for each time it was withdrawn. */
const views: Record<CallParsed<typeof surveyDesk>['view'], View> = {
  current: {
    from: 'surveys s',
    order: 's.published_at DESC, s.code',
    columns: `s.code, s.title, ${broker('s.broker_code')}, s.verdict, s.visited_on AS date, s.published_at AS "publishedAt",
      CASE WHEN s.published_at > now() THEN 'scheduled' ELSE 'published' END AS state, ${history('s.code')}`,
  },
  withdrawn: {
    from: `(SELECT * FROM survey_history WHERE action = 'withdraw') w`,
    order: 'w.at DESC, w.event_id DESC',
    columns: `w.survey_code AS code, w.content->'title' AS title, ${broker(`(w.content->>'traderCode')`)}, w.content->>'verdict' AS verdict,
      w.content->>'date' AS date, (w.content->>'publishedAt')::timestamptz AS "publishedAt", 'withdrawn' AS state, ${history('w.survey_code')}`,
  },
}

type Row = Omit<DeskSurvey, 'editable' | 'history'> & { history: DeskSurvey['history'] | null }

/** A page of the desk's surveys (calls, survey.desk). */
export async function listDeskSurveys(
  db: Db,
  { view, pageIndex, pageSize }: CallParsed<typeof surveyDesk>,
): Promise<CallOutput<typeof surveyDesk>> {
  const { from, order, columns } = views[view]
  const total = (await db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM ${from}`))?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total, false)
  const rows = slice
    ? await db.query<Row>(`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT $1 OFFSET $2`, [
        slice.limit,
        slice.offset,
      ])
    : []
  return { items: rows.map(toDeskSurvey), total, pageIndex, pageSize }
}

const toDeskSurvey = ({ history: past, ...row }: Row): DeskSurvey => ({
  ...row,
  editable: past !== null && row.state !== 'withdrawn',
  history: past ?? [],
})
