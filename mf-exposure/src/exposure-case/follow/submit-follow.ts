import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, refusedAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { exposureFollow } from 'calls/exposure-cases'
import { ApiError, loginFirst, type LoadContext } from 'shared-state/runtime'

/** Follows a case or stops. Without JavaScript, the login page returns to the case with the visitor's wish in its address. */
export async function submitFollow(sent: FormData, code: string, context: LoadContext): Promise<FormAnswer> {
  const { api, lang, signal, url } = context
  const intent = fieldOf(sent, 'intent')
  try {
    await api.call(exposureFollow, { code, on: intent === 'follow' }, { signal })
    return doneAnswer(intent)
  } catch (error) {
    if (typeof document === 'undefined' && error instanceof ApiError && error.status === 401)
      throw loginFirst({ lang, url: new URL('?act=follow', url) })
    return refusedAnswer(sent, error, context)
  }
}
