import { doneAnswer, faultyAnswer, refusedAnswer, textOf, unknownForm, type FormAnswer } from 'shared-state/account-forms/form-answer'
import { enterpriseAudit, type auditDecisions } from 'shared-state/calls/enterprise'
import { moderationDecide } from 'shared-state/calls/moderation'
import type { CallInput } from 'shared-state/calls/declare-call'
import type { LoadContext } from 'shared-state/runtime'
import { moderationText } from '../strings/keys.ts'

/** Decides on what the page shows. A refusal needs its reason: whom it concerns is told. */
export async function submitModeration(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, store, signal } = context
  if (textOf(form, 'intent') !== 'decide') throw unknownForm(form)
  const [kind, id, decision, reason] = ['kind', 'id', 'decision', 'reason'].map(name => textOf(form, name).trim()) as [string, string, string, string]
  const needsReason = decision === 'reject' || decision === 'suspend'
  if (needsReason && !reason) return faultyAnswer('decide', { reason: store.text.t(moderationText.reasonNeeded) })
  const given = reason && { reason }
  try {
    // Whatever was sent: the calls refuse kinds and decisions that there are not.
    if (kind === 'enterprise') await api.call(enterpriseAudit, { enterpriseId: id, decision: decision as (typeof auditDecisions)[number], ...given }, { signal })
    else await api.call(moderationDecide, { kind, id, decision, ...given } as CallInput<typeof moderationDecide>, { signal })
    return doneAnswer('decide')
  } catch (error) {
    return refusedAnswer(form, error, context, { reason })
  }
}
