import type { NoticeStep } from 'calls/legal-notice/notice-rules'
import type { Queries } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { recordEvent } from '../audit-events.ts'
import { notifyAuthor } from './author-notices.ts'
import type { FoundNotice } from './find-notice.ts'

interface Mover {
  /** Null: without an account. */
  userId: string | null
  lang: Language
  note?: string | undefined
}

/**
 * Moves a locked notice by a row of the rules: its state, one event of it, one of the audit log, and the notice to the author. The moment is
 * read after the lock, so that events follow each other in time.
 */
export async function moveNotice(
  queries: Queries,
  found: FoundNotice,
  step: NoticeStep,
  { userId, lang, note }: Mover,
): Promise<void> {
  await queries.query(
    `WITH moment AS MATERIALIZED (SELECT clock_timestamp() AS at),
       moved AS (UPDATE legal_notices n SET state = $2, state_since = m.at, confirmed_at = coalesce(n.confirmed_at, m.at)
         FROM moment m WHERE n.code = $1)
     INSERT INTO legal_notice_events (notice_code, action, from_state, to_state, actor, user_id, note, lang, at)
     SELECT $1, $3, $4, $2, $5, $6, $7, $8, m.at FROM moment m`,
    [found.code, step.to, step.action, found.state, step.actor, userId, note, lang],
  )
  await recordEvent(queries, {
    kind: 'legalnotice',
    targetId: found.code,
    action: step.action,
    from: found.state,
    to: step.to,
    userId,
    reason: step.reason ? note : undefined,
  })
  if (step.notifies) await notifyAuthor(queries, found, step.action, note)
}
