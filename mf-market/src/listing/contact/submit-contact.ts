import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { marketContact } from 'calls/market-writing'
import type { LoadContext } from 'shared-state/runtime'
import { loginAndReturn } from '../login-and-return.ts'

/** Reads how to reach the author of a listing. */
export async function submitContact(sent: FormData, code: string, context: LoadContext): Promise<FormAnswer> {
  const { api, signal } = context
  try {
    const { contact } = await api.call(marketContact, { code }, { signal })
    return doneAnswer(fieldOf(sent, 'intent'), { contact })
  } catch (error) {
    loginAndReturn(error, 'contact', context)
    return refusedAnswer(sent, error, context)
  }
}
