import { isApiError } from 'shared-state/api/api-error'
import { withStatus } from 'shared-state/contract/answers'
import type { Text } from 'shared-state/i18n/text'
import { failureText } from '../failures/failure-text.ts'

/** Why a form was refused: messages for its fields, or one for the whole form where no field is the cause. */
export interface FormRefusal {
  fields: Record<string, string>
  message: string | null
}

/** A call's refusal as a form with these fields shows it; any other error is rethrown. */
export function refusalOf(error: unknown, text: Text, formFields: readonly string[]): FormRefusal {
  if (!isApiError(error)) throw error
  const blamed = error.errors.filter(({ field }) => formFields.includes(field))
  const fields = Object.fromEntries(blamed.map(({ field, message }) => [field, message]))
  if (Object.keys(fields).length > 0) return { fields, message: null }
  return { fields, message: failureText(error, text) }
}

/**
 * A form's answer: a refusal has status 400, so that the page is not reloaded under a form that has to be sent again. Offline, a
 * reload would lose the page's data.
 */
export const answered = <Answer extends { refusal: FormRefusal | null }>(answer: Answer): Answer =>
  answer.refusal ? withStatus(answer, 400) : answer
