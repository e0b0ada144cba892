import { fieldOf } from 'calls/account-forms/field-of'
import { refusedAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { ApiError, withStatus, type LoadContext } from 'shared-state/runtime'
import { uiText } from './strings/keys.ts'

/**
 * A refused call as its form shows it, with what was typed. Without JavaScript the page itself offers the login, so that nothing is lost;
 * with it, the login dialog opens over the form.
 */
export function refusedKeepingText(
  sent: FormData,
  error: unknown,
  context: LoadContext,
  values: FormAnswer['values'],
): FormAnswer {
  if (!(error instanceof ApiError) || error.status !== 401 || typeof document !== 'undefined')
    return refusedAnswer(sent, error, context, values)
  const message = context.store.text.t(uiText.notLoggedIn)
  return withStatus({ intent: fieldOf(sent, 'intent'), done: false, message, errors: {}, values }, 400)
}
