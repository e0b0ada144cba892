import { isApiError, type ApiError } from 'shared-state/api/api-error'
import { withStatus } from 'shared-state/contract/answers'
import type { Text } from 'shared-state/i18n/text'
import { waitWords } from './wait-words.ts'
import { shellWords } from './words.ts'

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
  return { fields, message: messageOf(error, text) }
}

/**
 * A form's answer: a refusal has status 400, so that the page is not reloaded under a form that has to be sent again. Offline, a
 * reload would lose the page's data.
 */
export const answered = <Answer extends { refusal: FormRefusal | null }>(answer: Answer): Answer =>
  answer.refusal ? withStatus(answer, 400) : answer

function messageOf({ status, message, retryAfter }: ApiError, text: Text): string {
  // Status 0 and 504 are set by the client, not the server: no answer came, so there is no message yet.
  if (status === 0 || status === 504) return text.t(shellWords.noAnswer)
  return retryAfter
    ? `${message} ${text.t(shellWords.tryAgainIn, { time: waitWords(retryAfter, text.lang) })}`
    : message
}
