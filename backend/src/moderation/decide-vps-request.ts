import type { VpsRequestState } from 'calls/entities/vps-request'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { recordEvent } from '../audit-events.ts'
import { notify } from '../user-messages/notify.ts'
import type { Words } from '../user-messages/notify.ts'
import { reasonText } from './decision-notices.ts'
import { lockForDecision } from './holds.ts'
import { checkNoInterest } from './interest.ts'

type Decision = 'approve' | 'reject'
interface Step {
  to: VpsRequestState
  /** What the user is told; `{broker}` is its name. */
  title: Words
}

/** Steps by the state before them. This site passes a request on; the broker grants it. */
const steps: Partial<Record<VpsRequestState, Record<Decision, Step>>> = {
  asked: {
    approve: {
      to: 'passed_on',
      title: {
        en: 'Your VPS request was passed on to {broker}',
        id: 'Permintaan VPS Anda sudah diteruskan kepada {broker}',
      },
    },
    reject: {
      to: 'refused',
      title: {
        en: 'Your VPS request was not passed on to {broker}',
        id: 'Permintaan VPS Anda tidak diteruskan kepada {broker}',
      },
    },
  },
  passed_on: {
    approve: {
      to: 'granted',
      title: { en: '{broker} granted your VPS request', id: '{broker} mengabulkan permintaan VPS Anda' },
    },
    reject: {
      to: 'refused',
      title: { en: '{broker} refused your VPS request', id: '{broker} menolak permintaan VPS Anda' },
    },
  },
}

/**
 * Passes a request for a VPS on or refuses it, or records the broker's answer, and notifies the user. 404/3001 for an unknown one, 403/2004 if
 * the moderator has an interest in it, 409/3102 if another one holds it, 409/3101 if it is answered. Returns the next state.
 */
export async function decideVpsRequest(
  queries: Queries,
  code: string,
  { decision, reason }: { decision: Decision; reason: string | undefined },
  caller: Caller,
): Promise<VpsRequestState> {
  const { userId } = signedIn(caller)
  const row = await queries.one<{ state: VpsRequestState; user_id: string; broker_name: string }>(
    `SELECT r.state, r.user_id, b.show_name AS broker_name FROM vps_requests r JOIN brokers b ON b.code = r.broker_code
     WHERE r.code = $1 FOR NO KEY UPDATE OF r`,
    [code],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  await checkNoInterest(queries, 'vpsrequest', code, userId, caller.lang)
  await lockForDecision(queries, 'vpsrequest', code, { userId, lang: caller.lang })
  const step = steps[row.state]?.[decision]
  if (!step) throw new Refusal(errorCodes.wrongState)
  const { to, title } = step
  await queries.query('UPDATE vps_requests SET state = $2, state_since = now(), reason = $3 WHERE code = $1', [
    code,
    to,
    decision === 'reject' ? reason : null,
  ])
  await recordEvent(queries, {
    kind: 'vpsrequest',
    targetId: code,
    action: decision,
    from: row.state,
    to,
    userId,
    reason,
  })
  const named = (words: string) => words.replace('{broker}', () => row.broker_name)
  await notify(queries, [row.user_id], {
    kind: 'system',
    title: { en: named(title.en), id: named(title.id) },
    text: reasonText(reason),
    path: '/user/orderList.html',
    mail: true,
  })
  return to
}
