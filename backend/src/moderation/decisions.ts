import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { nextState } from '../next-state.ts'
import { places, transitions } from './decided-kinds.ts'
import type { DecidedKind, Decision } from './decided-kinds.ts'
import { lockForDecision } from './holds.ts'
import { checkNoInterest } from './interest.ts'

interface Decided {
  from: string
  to: string
  /** The owner; null for a contact message sent without an account. */
  userId: string | null
  title: string | undefined
}

/**
 * Applies a decision to a case; 404/3001 for an unknown one, 403/2004 if the moderator has an interest in it, 409/3102
 * if another moderator holds it, 409/3101 if it is already decided.
 */
export async function applyDecision(
  queries: Queries,
  kind: DecidedKind,
  id: string,
  decision: Decision,
  { moderatorId, lang, reason }: { moderatorId: string; lang: Language; reason: string | undefined },
): Promise<Decided> {
  const { read, write } = places[kind]
  const row = await queries.one<{ state: string; user_id: string | null; title?: string }>(read, [id])
  if (!row) throw new Refusal(errorCodes.notFound)
  const heldAs = kind === 'report' || kind === 'message' ? 'ticket' : kind
  await checkNoInterest(queries, heldAs, id, moderatorId, lang)
  await lockForDecision(queries, heldAs, id, { userId: moderatorId, lang })
  const to = nextState(transitions[kind], decision, row.state)
  const storesReason = kind === 'certificate' || kind === 'market'
  await queries.query(write, storesReason ? [id, to, decision === 'reject' ? reason : null] : [id, to])
  return { from: row.state, to, userId: row.user_id, title: row.title }
}
