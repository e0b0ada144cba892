import type { enterpriseReplies } from 'calls/enterprise'
import { staffRoles } from 'calls/entities/staff-member'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { commentColumns, commentTables, toComment, visible } from '../comments/comment-rows.ts'
import type { CommentRow } from '../comments/comment-rows.ts'
import { awaitsReply, dueAtIn, isPublic } from '../exposure-sql.ts'
import { publicExposures } from '../exposure/exposure-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'
import { findOwnClaim } from './claim-rows.ts'

type Input = CallParsed<typeof enterpriseReplies>
type Replies = CallOutput<typeof enterpriseReplies>

interface Key {
  kind: 'comment' | 'exposure'
  id: string
  due_at: string | null
}

/** Posts that a broker ($1) may reply to; `waits` is null for those without a reply that no longer need one. */
const sources: Record<Key['kind'], string> = {
  comment: `SELECT 'comment' AS kind, c.comment_id::text COLLATE "C" AS id, c.created_at AS at, NULL::timestamptz AS due_at,
      NOT EXISTS (SELECT FROM comments r WHERE r.parent_id = c.comment_id AND r.staff AND r.state IN ('published', 'flagged')) AS waits
    FROM comments c WHERE c.target_type = 'broker' AND c.target_code = $1 AND c.parent_id IS NULL AND ${visible}`,
  exposure: `SELECT 'exposure', e.code::text, e.published_at, ${dueAtIn('e')},
      CASE WHEN ${awaitsReply} THEN true WHEN e.replied THEN false END
    FROM exposures e WHERE e.broker_code = $1 AND ${isPublic}`,
}

const byAge = (newest: boolean): SortKey[] => [
  { sql: 'at', desc: newest },
  { sql: 'kind' },
  { sql: 'id', desc: newest },
]
const orders: Record<Input['order'], readonly SortKey[]> = {
  old: byAge(false),
  new: byAge(true),
  // 'exposure' before 'comment'.
  due: [{ sql: 'due_at', nullable: true }, { sql: 'kind', desc: true }, { sql: 'at' }, { sql: 'id' }],
}

/** Posts that wait for a reply of the broker this enterprise has claimed, or have one; 409/3101 if it has not claimed any. */
export async function waitingReplies(db: Db, reference: ReferenceData, input: Input, caller: Caller): Promise<Replies> {
  const { pageIndex, pageSize } = input
  const claim = await findOwnClaim(db, input.enterpriseId, signedIn(caller).userId, staffRoles)
  if (claim.broker_code === null || claim.state !== 'approved') throw new Refusal(errorCodes.wrongState)
  const posts = Object.entries(sources)
    .flatMap(([kind, sql]) => (!input.kind || input.kind === kind ? sql : []))
    .join(' UNION ALL ')
  const where = input.answered === undefined ? '' : input.answered ? 'WHERE NOT waits' : 'WHERE waits'
  const counted = await db.one<{ total: number }>(
    `SELECT count(*)::integer AS total FROM (${posts}) posts(kind, id, at, due_at, waits) ${where}`,
    [claim.broker_code],
  )
  const total = counted?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const order = orders[input.order]
  const keys = await db.query<Key>(
    `SELECT kind, id, due_at FROM (
       SELECT * FROM (${posts}) posts(kind, id, at, due_at, waits) ${where} ORDER BY ${orderBy(order, slice.reverse)} LIMIT $2 OFFSET $3) page
     ORDER BY ${orderBy(order)}`,
    [claim.broker_code, slice.limit, slice.offset],
  )
  return { items: await readReplies(db, reference, keys, caller.lang), total, pageIndex, pageSize }
}

async function readReplies(
  db: Db,
  reference: ReferenceData,
  keys: readonly Key[],
  lang: Language,
): Promise<Replies['items']> {
  const idsOf = (kind: Key['kind']) => keys.filter(key => key.kind === kind).map(({ id }) => id)
  const [comments, exposures] = await Promise.all([
    db.query<CommentRow>(`SELECT ${commentColumns('$2')} FROM ${commentTables} WHERE c.comment_id = ANY($1)`, [
      idsOf('comment').map(Number),
      lang,
    ]),
    publicExposures(db, reference, idsOf('exposure'), lang),
  ])
  const commentsById = new Map(comments.map(row => [String(row.comment_id), toComment(row, lang)]))
  const exposuresById = new Map(exposures.map(exposure => [exposure.code, exposure]))
  return keys.map(({ kind, id, due_at }) => ({
    kind,
    comment: kind === 'comment' ? (commentsById.get(id) ?? null) : null,
    exposure: kind === 'exposure' ? (exposuresById.get(id) ?? null) : null,
    dueAt: due_at,
  }))
}
