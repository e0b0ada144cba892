import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { usercenterDeletecollection } from 'calls/profile'
import type { LoadContext } from 'shared-state/runtime'
import { submitFollow } from '../user/submit-follow.ts'

/** Stops following a broker or a person. */
export async function submitAttention(form: FormData, context: LoadContext): Promise<FormAnswer> {
  if (fieldOf(form, 'intent') !== 'remove-broker') return submitFollow(form, context)
  try {
    await context.api.call(usercenterDeletecollection, { codes: [fieldOf(form, 'code')] }, { signal: context.signal })
    return doneAnswer('remove-broker')
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}
