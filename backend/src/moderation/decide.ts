import type { moderationDecide } from 'calls/moderation'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { recordEvent } from '../audit-events.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { notify } from '../user-messages/notify.ts'
import { closeReports } from './close-reports.ts'
import { decideComplaint } from './decide-complaint.ts'
import { decideSuspicion } from './decide-suspicion.ts'
import { decideVpsRequest } from './decide-vps-request.ts'
import { decidedNotice } from './decision-notices.ts'
import { decidedKind } from './decided-kinds.ts'
import { applyDecision } from './decisions.ts'
import { refuseUnfitApproval } from './refuse-unfit-approval.ts'
import { lockReported, takeDownReported } from './take-down.ts'

type Input = CallParsed<typeof moderationDecide>

/** Applies a decision, records the moderator and the reason, and notifies the person concerned. */
export async function decide(
  { db, reference }: { db: Db; reference: ReferenceData },
  { kind, id, decision, alsoOthers = false, reason }: Input,
  caller: Caller,
): Promise<CallOutput<typeof moderationDecide>> {
  const { userId: moderatorId } = signedIn(caller)
  // A complaint is approved by an answer.
  const needsReason = decision === 'reject' || decision === 'manipulated' || kind === 'complaint'
  if (needsReason && reason === undefined) {
    throw new Refusal(errorCodes.missing, {
      errors: [{ field: 'reason', message: fieldMessage('missing', caller.lang) }],
    })
  }
  const decided = decidedKind(kind, id)
  if (decision === 'genuine' || decision === 'manipulated') {
    // Only reviews are checked.
    if (decided !== 'comment') throw new Refusal(errorCodes.wrongState)
    const suspicion = { decision, alsoOthers, reason, moderatorId, lang: caller.lang }
    return db.transaction(async queries => ({ kind, id, state: await decideSuspicion(queries, id, suspicion) }))
  }
  if (decision === 'approve') await refuseUnfitApproval({ db, reference }, { kind, id }, caller)
  if (decided === 'complaint' || decided === 'vpsrequest') {
    const apply = decided === 'complaint' ? decideComplaint : decideVpsRequest
    return db.transaction(async queries => ({
      kind,
      id,
      state: await apply(queries, id, { decision, reason }, caller),
    }))
  }
  const deciding = { moderatorId, lang: caller.lang, reason }
  return db.transaction(async queries => {
    if (decided === 'report') await lockReported(queries, id)
    const { from, to, userId, title } = await applyDecision(queries, decided, id, decision, deciding)
    await recordEvent(queries, {
      kind,
      targetId: id,
      action: decision,
      from,
      to,
      userId: moderatorId,
      reason,
    })
    if (decided === 'comment') await closeReports(queries, { kind: decided, targetId: id }, decision, moderatorId)
    if (decided === 'report' && decision === 'approve') await takeDownReported(queries, id, deciding)
    const notice = decidedNotice(decided, { decision, reason, title })
    if (userId !== null && notice) await notify(queries, [userId], notice)
    return { kind, id, state: to }
  })
}
