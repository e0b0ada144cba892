import type { FormAnswer } from 'calls/account-forms/form-answer'
import { errorCodes } from 'shared-state/api/error-codes'
import type { LoadContext } from 'shared-state/runtime'
import { refusedForm as refused } from 'ui/post-form/refused-form'
import { exposureText } from '../strings/keys.ts'

const words = {
  [errorCodes.keyReused]: exposureText.sentAlready,
  [errorCodes.wrongState]: exposureText.movedOn,
}

/** A refused form as it is shown again: the server's message at each of its `fields`, or for the whole form, and all that was typed. */
export const refusedForm = (
  sent: FormData,
  error: unknown,
  context: LoadContext,
  values: FormAnswer['values'],
  fields: readonly string[],
): FormAnswer => refused(sent, error, context, { values, fields, words })
