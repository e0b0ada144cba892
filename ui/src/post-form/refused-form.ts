import { fieldOf } from 'calls/account-forms/field-of'
import { faultyAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { ApiError, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from '../refused-keeping-text.ts'

interface Shown {
  values: FormAnswer['values']
  /** Names of the fields that can show a message. */
  fields: readonly string[]
  /** Own texts by error code, for refusals whose message is written for developers. */
  words: Partial<Record<number, number>>
}

/** A refused form as it is shown again: the server's message at each of its fields, or for the whole form, and all that was typed. */
export function refusedForm(
  sent: FormData,
  error: unknown,
  context: LoadContext,
  { values, fields, words }: Shown,
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
  const text = words[error.code]
  return text === undefined ? answer : { ...answer, message: context.store.text.t(text) }
}
