import { stepFor } from 'calls/complaint-case/complaint-rules'
import type { ComplaintState } from 'calls/complaint-case/complaint-rules'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { moveComplaint } from '../complaints/move-complaint.ts'
import { lockForDecision } from './holds.ts'
import { checkNoInterest } from './interest.ts'

const actionOf = { approve: 'answer', reject: 'close' } as const

/**
 * Answers a private complaint (approve) or closes it (reject), and notifies its author; 404/3001 for an unknown one, 403/2004 if the
 * moderator has an interest in it, 409/3102 if another one holds it, 409/3101 in the wrong state. Returns the next state.
 */
export async function decideComplaint(
  queries: Queries,
  code: string,
  { decision, reason }: { decision: keyof typeof actionOf; reason: string | undefined },
  caller: Caller,
): Promise<ComplaintState> {
  const { userId } = signedIn(caller)
  const row = await queries.one<{ state: ComplaintState; user_id: string; broker_name: string }>(
    `SELECT k.state, k.user_id, b.show_name AS broker_name FROM complaints k JOIN brokers b ON b.code = k.broker_code
     WHERE k.code = $1 FOR NO KEY UPDATE OF k`,
    [code],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  await checkNoInterest(queries, 'complaint', code, userId, caller.lang)
  await lockForDecision(queries, 'complaint', code, { userId, lang: caller.lang })
  const rule = stepFor(actionOf[decision], row.state)
  if (!rule) throw new Refusal(errorCodes.wrongState)
  const moved = { code, state: row.state, brokerName: row.broker_name }
  return (await moveComplaint(queries, moved, rule, { note: reason }, { userId, notified: [row.user_id] })).to
}
