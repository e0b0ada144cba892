import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { exposureFollow } from 'calls/exposure-cases'
import { usercenterDeletecollection } from 'calls/profile'
import type { LoadContext } from 'shared-state/runtime'
import { submitFollow } from '../user/submit-follow.ts'

/** Stops following a broker, a person or a case. */
export async function submitAttention(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, signal } = context
  const intent = fieldOf(form, 'intent')
  const code = fieldOf(form, 'code')
  if (intent !== 'remove-broker' && intent !== 'unfollow-case') return submitFollow(form, context)
  try {
    if (intent === 'remove-broker') await api.call(usercenterDeletecollection, { codes: [code] }, { signal })
    else await api.call(exposureFollow, { code, on: false }, { signal })
    return doneAnswer(intent)
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}
