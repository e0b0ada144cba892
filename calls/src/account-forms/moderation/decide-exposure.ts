import type { CallInput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/contract/area'
import { complaintContact } from '../../complaints.ts'
import type { CaseReason } from '../../exposure-case/case-reasons.ts'
import { exposureClosecase, exposureContact, exposureReview } from '../../exposure-cases.ts'
import { fieldOf } from '../field-of.ts'
import { doneAnswer, type FormAnswer } from '../form-answer.ts'
import { decisionKey } from './decision-key.ts'

type Review = CallInput<typeof exposureReview>

/** Takes a moderator's step of an exposure, which is the form's `intent`. The calls refuse steps, reasons and words that do not fit. */
export async function decideExposure(form: FormData, { api, signal }: LoadContext): Promise<FormAnswer> {
  const [action, code, reasonCode] = ['intent', 'id', 'reasonCode'].map(name => fieldOf(form, name))
  const options = { ...decisionKey(form, action!), signal }
  const chosen = reasonCode !== '' && { reasonCode: reasonCode as CaseReason }
  const written = (name: 'reason' | 'note') => {
    const words = fieldOf(form, name).trim()
    return words !== '' && { [name]: words }
  }
  if (action === 'close') await api.call(exposureClosecase, { code: code!, ...chosen, ...written('note') }, options)
  else {
    const decision = action as Review['decision']
    await api.call(exposureReview, { code: code!, decision, ...chosen, ...written('reason') }, options)
  }
  return doneAnswer(action!)
}

/** Reads the author's private contact in an exposure or a private complaint, which is recorded; empty if there is none. */
export async function readContact(form: FormData, { api, signal }: LoadContext): Promise<FormAnswer> {
  const call = fieldOf(form, 'kind') === 'complaint' ? complaintContact : exposureContact
  const { contact } = await api.call(call, { code: fieldOf(form, 'id') }, { signal })
  return doneAnswer('contact', { contact: contact ?? '' })
}
