import type { Suspicion } from 'calls/entities/suspicion'
import { accusedColumn, accusedNameOf } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { titleOf } from './moderation-case.ts'
import type { CaseContext } from './moderation-case.ts'

/** Reviews that are listed as found together with one; the number found is stated in any case. */
const MOST_OTHERS = 20

interface Row extends Omit<Suspicion, 'others'> {
  group_id: string
}

interface OtherRow {
  group_id: string
  comment_id: number
  text: string
  nick: string
  accused: AccusedRow | null
}

/** Why a review is or was being checked, open reasons first, each with other reviews that were found together with it. */
export async function suspicionsOf({ db, lang }: CaseContext, commentId: string): Promise<Suspicion[]> {
  const rows = await db.query<Row>(
    `SELECT rule, found, usual, at, decision, group_id FROM review_suspicions WHERE comment_id = $1::bigint
     ORDER BY decision IS NOT NULL, at DESC, rule`,
    [commentId],
  )
  if (rows.length === 0) return []
  const others = await db.query<OtherRow>(
    `SELECT g.group_id, c.comment_id, coalesce(c.content->>$2, c.content->>c.lang) AS text, u.nick, ${accusedColumn('c.target_code')} AS accused
     FROM (SELECT s.*, row_number() OVER (PARTITION BY s.group_id ORDER BY s.comment_id DESC) AS place FROM review_suspicions s
           WHERE s.group_id = ANY($3) AND s.comment_id <> $1::bigint) g
     JOIN comments c USING (comment_id) JOIN users u USING (user_id)
     WHERE g.place <= ${MOST_OTHERS} ORDER BY c.comment_id DESC`,
    [commentId, lang, rows.map(row => row.group_id)],
  )
  const byGroup = Map.groupBy(others, row => row.group_id)
  return rows.map(({ group_id, ...suspicion }) => ({
    ...suspicion,
    others: (byGroup.get(group_id) ?? []).map(({ comment_id, text, nick, accused }) => ({
      commentId: String(comment_id),
      title: titleOf(text),
      nick,
      brokerName: accused && accusedNameOf(accused, lang),
    })),
  }))
}
