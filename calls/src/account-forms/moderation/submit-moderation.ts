import type { CallInput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/contract/area'
import { enterpriseAudit, type auditDecisions } from '../../enterprise.ts'
import { exposureNoticedecide } from '../../exposure-notices.ts'
import type { NoticeDecision } from '../../legal-notice/notice-rules.ts'
import { moderationDecide } from '../../moderation.ts'
import { fieldOf } from '../field-of.ts'
import { doneAnswer, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from '../form-answer.ts'
import { accountWords } from '../words.ts'

/** Submits a moderator's decision. A rejection needs a reason, because the author is notified. */
export async function submitModeration(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, store, signal } = context
  if (fieldOf(form, 'intent') !== 'decide') throw unknownForm(form)
  const [kind, id, decision, reason] = ['kind', 'id', 'decision', 'reason'].map(name => fieldOf(form, name).trim()) as [
    string,
    string,
    string,
    string,
  ]
  const isNotice = kind === 'legalnotice'
  const needsReason = isNotice
    ? decision !== 'invite'
    : decision === 'reject' || decision === 'suspend' || decision === 'manipulated'
  if (needsReason && !reason)
    return faultyAnswer('decide', { reason: store.text.t(accountWords.reasonNeeded) }, { decision })
  const given = reason && { reason }
  const alsoOthers = fieldOf(form, 'alsoOthers') === '1' && { alsoOthers: true }
  try {
    // Not checked here: the calls refuse unknown kinds and decisions.
    if (isNotice)
      await api.call(exposureNoticedecide, { code: id, decision: decision as NoticeDecision, ...given }, { signal })
    else if (kind === 'enterprise')
      await api.call(
        enterpriseAudit,
        { enterpriseId: id, decision: decision as (typeof auditDecisions)[number], ...given },
        { signal },
      )
    else
      await api.call(
        moderationDecide,
        { kind, id, decision, ...given, ...alsoOthers } as CallInput<typeof moderationDecide>,
        {
          signal,
        },
      )
    return doneAnswer('decide')
  } catch (error) {
    return refusedAnswer(form, error, context, { reason, decision })
  }
}
