import { isApiError, type ApiError } from 'shared-state/api/api-error'
import { withStatus } from 'shared-state/contract/answers'
import type { Text } from 'shared-state/i18n/text'
import { waitWords } from './wait-words.ts'
import { shellWords } from './words.ts'

/** Why a form was refused: words for its fields, or where none is to blame for the form as a whole. */
export interface FormRefusal {
  fields: Record<string, string>
  message: string | null
}

/** A call's refusal as a form with these fields shows it; anything that is no refusal is thrown on. */
export function refusalOf(error: unknown, text: Text, formFields: readonly string[]): FormRefusal {
  if (!isApiError(error)) throw error
  const blamed = error.errors.filter(({ field }) => formFields.includes(field))
  const fields = Object.fromEntries(blamed.map(({ field, message }) => [field, message]))
  if (Object.keys(fields).length > 0) return { fields, message: null }
  return { fields, message: messageOf(error, text) }
}

/**
 * What a form answers: where it was refused, as 400, so that the page is not loaded anew behind a form that has to be sent
 * again. Without a network that would cost what the page is made of.
 */
export const answered = <Answer extends { refusal: FormRefusal | null }>(answer: Answer): Answer =>
  answer.refusal ? withStatus(answer, 400) : answer

function messageOf({ status, message, retryAfter }: ApiError, text: Text): string {
  // Status 0 and 504 are ours, not the server's: no answer came, so nobody has put it into words yet.
  if (status === 0 || status === 504) return text.t(shellWords.noAnswer)
  return retryAfter
    ? `${message} ${text.t(shellWords.tryAgainIn, { time: waitWords(retryAfter, text.lang) })}`
    : message
}
