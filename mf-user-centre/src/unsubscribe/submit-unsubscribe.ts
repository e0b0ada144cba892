import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { usercenterModifymailsubscription } from 'calls/mail-settings'
import type { LoadContext } from 'shared-state/runtime'

/** Turns the link's kind of mail off, or on again. */
export async function submitUnsubscribe(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, url, signal } = context
  const intent = fieldOf(form, 'intent')
  if (intent !== 'off' && intent !== 'on') throw unknownForm(form)
  try {
    const token = url.searchParams.get('token') ?? ''
    await api.call(usercenterModifymailsubscription, { token, on: intent === 'on' }, { signal })
    return doneAnswer(intent)
  } catch (error) {
    return refusedAnswer(form, error, context)
  }
}
