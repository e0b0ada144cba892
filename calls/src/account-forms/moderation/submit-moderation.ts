import type { CallInput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/contract/area'
import { enterpriseAudit, type auditDecisions } from '../../enterprise.ts'
import { exposureNoticedecide } from '../../exposure-notices.ts'
import type { NoticeDecision } from '../../legal-notice/notice-rules.ts'
import { moderationClaim, moderationDecide } from '../../moderation.ts'
import { fieldOf } from '../field-of.ts'
import { doneAnswer, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from '../form-answer.ts'
import { accountWords } from '../words.ts'
import { decideExposure, readContact } from './decide-exposure.ts'
import { decisionKey } from './decision-key.ts'

type Sender = (form: FormData, context: LoadContext) => Promise<FormAnswer>

/** The forms of the moderators' page, by `intent`. */
const senders: ReadonlyMap<string, Sender> = new Map([
  ['decide', decide],
  ['claim', claim],
  ['contact', readContact],
  ...['approve', 'reject', 'accept', 'decline', 'close'].map((action): [string, Sender] => [action, decideExposure]),
])

/** What a moderator chooses and types, which a refused form keeps. */
const typed = ['decision', 'reasonCode', 'reason', 'note']

/** Submits a form of the moderators' page. */
export async function submitModeration(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const send = senders.get(fieldOf(form, 'intent'))
  if (!send) throw unknownForm(form)
  try {
    return await send(form, context)
  } catch (error) {
    const kept = typed.filter(name => form.has(name)).map(name => [name, fieldOf(form, name)])
    return refusedAnswer(form, error, context, Object.fromEntries(kept))
  }
}

/** Decides an item other than an exposure. A rejection needs a reason, because the author is notified. */
async function decide(form: FormData, { api, store, signal }: LoadContext): Promise<FormAnswer> {
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
  const options = { ...decisionKey(form, decision), signal }
  const alsoOthers = fieldOf(form, 'alsoOthers') === '1' && { alsoOthers: true }
  // Not checked here: the calls refuse unknown kinds and decisions.
  if (isNotice)
    await api.call(exposureNoticedecide, { code: id, decision: decision as NoticeDecision, ...given }, options)
  else if (kind === 'enterprise')
    await api.call(
      enterpriseAudit,
      { enterpriseId: id, decision: decision as (typeof auditDecisions)[number], ...given },
      options,
    )
  else {
    const input = { kind, id, decision, ...given, ...alsoOthers } as CallInput<typeof moderationDecide>
    await api.call(moderationDecide, input, options)
  }
  return doneAnswer('decide')
}

/** Takes an item (`on`), also from another moderator (`takeOver`), or gives it back. */
async function claim(form: FormData, { api, signal }: LoadContext): Promise<FormAnswer> {
  const [on, takeOver] = [fieldOf(form, 'on') === '1', fieldOf(form, 'takeOver') === '1']
  const kind = fieldOf(form, 'kind') as CallInput<typeof moderationClaim>['kind']
  await api.call(moderationClaim, { kind, id: fieldOf(form, 'id'), on, ...(takeOver && { takeOver }) }, { signal })
  return doneAnswer('claim')
}
