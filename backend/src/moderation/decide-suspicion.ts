import type { moderationDecide } from 'calls/moderation'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { recordEvent } from '../audit-events.ts'
import { notify } from '../user-messages/notify.ts'
import { closeReports } from './close-reports.ts'
import { suspicionNotice } from './decision-notices.ts'
import { checkNotHeld, endHolds, lockHolds } from './holds.ts'
import { checkNoInterest, interestsIn } from './interest.ts'

export type SuspicionDecision = Extract<CallParsed<typeof moderationDecide>['decision'], 'genuine' | 'manipulated'>

interface Decided {
  decision: SuspicionDecision
  alsoOthers: boolean
  reason: string | undefined
  moderatorId: string
  lang: Language
}

interface Marked {
  comment_id: number
  user_id: string
  state: string
}

/** Reviews that one decision covers at most. */
const MOST = 500

/**
 * Decides about a review that is being checked, and about the others found together with it if asked. `genuine` ends the check, and the
 * rules that found it do not mark it again; `manipulated` removes it. The authors are notified. Others in which the
 * moderator has an interest, and those that another moderator holds, are left to others. Returns the review's state. 404/3001 for an unknown one, 403/2004 with an own interest, 409/3102 if
 * another moderator holds it, 409/3101 if it is not being checked.
 */
export async function decideSuspicion(queries: Queries, commentId: string, decided: Decided): Promise<string> {
  const { decision, alsoOthers, reason, moderatorId, lang } = decided
  const found = await queries.one('SELECT 1 FROM comments WHERE comment_id = $1::bigint', [commentId])
  if (!found) throw new Refusal(errorCodes.notFound)
  await checkNoInterest(queries, 'comment', commentId, moderatorId, lang)
  const groups = await queries.query<{ group_id: string }>(
    'SELECT group_id FROM review_suspicions WHERE comment_id = $1::bigint AND decision IS NULL',
    [commentId],
  )
  const marked = await lockMarked(queries, commentId, alsoOthers ? groups.map(({ group_id }) => group_id) : [])
  const markedIds = marked.map(({ comment_id }) => String(comment_id))
  const holders = await lockHolds(queries, 'comment', [...new Set([commentId, ...markedIds])], moderatorId)
  checkNotHeld(holders.get(commentId), lang)
  if (!markedIds.includes(commentId)) throw new Refusal(errorCodes.wrongState)
  const interests = await interestsIn(queries, 'comment', markedIds, moderatorId)
  const isHeld = (id: string) => holders.get(id)?.mine === false
  const mine = marked.filter(({ comment_id }) => !interests.has(String(comment_id)) && !isHeld(String(comment_id)))
  const ids = mine.map(({ comment_id }) => comment_id)
  await endHolds(
    queries,
    'comment',
    markedIds.filter(id => !isHeld(id)),
  )
  if (decision === 'manipulated')
    await queries.query(`UPDATE comments SET state = 'removed' WHERE comment_id = ANY($1)`, [ids])
  // Of the others only what they were found for together: they may be marked for more.
  await queries.query(
    `UPDATE review_suspicions SET decision = $2 WHERE comment_id = ANY($1) AND decision IS NULL
       AND ($2 = 'manipulated' OR comment_id = $3::bigint OR group_id = ANY($4))`,
    [ids, decision, commentId, groups.map(({ group_id }) => group_id)],
  )
  for (const { comment_id, user_id, state } of mine) {
    const id = String(comment_id)
    await recordEvent(queries, {
      kind: 'comment',
      targetId: id,
      action: decision,
      from: state,
      to: decision === 'manipulated' ? 'removed' : state,
      userId: moderatorId,
      reason,
    })
    if (decision === 'manipulated')
      await closeReports(queries, { kind: 'comment', targetId: id }, 'reject', moderatorId)
    await notify(queries, [user_id], suspicionNotice(decision, reason))
  }
  return decision === 'manipulated' ? 'removed' : mine.find(({ comment_id }) => String(comment_id) === commentId)!.state
}

const lockMarked = (queries: Queries, commentId: string, groups: readonly string[]) =>
  queries.query<Marked>(
    `SELECT comment_id, user_id, state FROM comments
     WHERE being_checked AND state <> 'removed' AND (comment_id = $1::bigint OR comment_id IN (
       SELECT comment_id FROM review_suspicions WHERE group_id = ANY($2) AND decision IS NULL ORDER BY comment_id LIMIT ${MOST}))
     ORDER BY comment_id FOR NO KEY UPDATE`,
    [commentId, groups],
  )
