import { fieldOf } from 'calls/account-forms/field-of'
import { faultyAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'
import { exposureText } from '../strings/keys.ts'

/** Own texts for refusals whose message is written for developers. */
const ownWords: Partial<Record<number, number>> = {
  [errorCodes.keyReused]: exposureText.sentAlready,
  [errorCodes.wrongState]: exposureText.movedOn,
}

/** A refused form as it is shown again: the server's message at each of its `fields`, or for the whole form, and all that was typed. */
export function refusedForm(
  sent: FormData,
  error: unknown,
  context: LoadContext,
  values: FormAnswer['values'],
  fields: readonly string[],
): FormAnswer {
  if (!(error instanceof ApiError)) throw error
  // `amount.currency` is refused at `amount`.
  const errors = Object.fromEntries(
    error.errors
      .map(({ field, message }) => [field.split('.')[0]!, message] as const)
      .filter(([field]) => fields.includes(field)),
  )
  if (Object.keys(errors).length > 0) return faultyAnswer(fieldOf(sent, 'intent'), errors, values)
  const answer = refusedKeepingText(sent, error, context, values)
  const words = ownWords[error.code]
  return words === undefined ? answer : { ...answer, message: context.store.text.t(words) }
}
