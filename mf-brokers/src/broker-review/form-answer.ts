import type { Comment } from 'calls/entities/comment'
import { failureText } from 'calls/failures/failure-text'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, withStatus, type LoadContext } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { brokersText } from '../strings/keys.ts'

/** The response to a form of the review tab, with and without JavaScript. */
export interface ReviewAnswer {
  /** The form that was sent: its hidden field `intent`. */
  intent: string
  /** The comment that the form is about; empty for a new review. */
  of: string
  done: boolean
  /** The new or changed comment, after success. */
  comment: Comment | null
  /** The visitor is not logged in, or no longer. */
  needsLogin: boolean
  /** Reason for the refusal, if it does not concern a field. */
  message: string
  /** Field name → error message. */
  errors: Record<string, string>
  /** The submitted values. */
  values: Record<string, string>
  /** Ids of pictures that are already uploaded: they came with a form that was refused. */
  pictures: readonly string[]
}

/** A field's text; a missing field and a file are empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const about = (form: FormData) => ({ intent: textOf(form, 'intent'), of: textOf(form, 'commentId') })

export const doneAnswer = (form: FormData, comment: Comment | null = null): ReviewAnswer => ({
  ...about(form),
  done: true,
  comment,
  needsLogin: false,
  message: '',
  errors: {},
  values: {},
  pictures: [],
})

/** Own texts for refusals whose message is written for developers. */
const ownWords: Record<number, number> = {
  [errorCodes.keyReused]: brokersText.sentAlready,
  [errorCodes.changedMeanwhile]: brokersText.changedMeanwhile,
  [errorCodes.exists]: brokersText.reportedAlready,
}

/**
 * Turns a refused call into the form's response, with each message at its field; other errors are rethrown. The status is 400 so that the
 * page's data is not reloaded behind a form that has to be sent again: without a network that would lose the visitor's input.
 */
export function refusedAnswer(
  form: FormData,
  error: unknown,
  { store }: LoadContext,
  pictures: readonly string[] = [],
) {
  if (!(error instanceof ApiError)) throw error
  const atFields = error.errors.filter(({ field }) => fields.has(field))
  const answer: ReviewAnswer = {
    ...about(form),
    done: false,
    comment: null,
    needsLogin: error.status === 401,
    message: atFields.length > 0 ? '' : messageOf(error, textOf(form, 'intent'), store),
    errors: Object.fromEntries(atFields.map(({ field, message }) => [field, message])),
    values: { content: textOf(form, 'content'), rating: textOf(form, 'rating'), reason: textOf(form, 'reason') },
    pictures,
  }
  return withStatus(answer, 400)
}

/** What happened, in the visitor's language; our own text for messages that are written for developers. */
function messageOf(error: ApiError, intent: string, { text }: LoadContext['store']): string {
  const { status, code } = error
  if (status === 401) return text.t(uiText.notLoggedIn)
  // Applies to new comments: the same form was sent twice and the first request is still running.
  if (code === errorCodes.wrongState && (intent === 'publish' || intent === 'reply'))
    return text.t(brokersText.sentAlready)
  return ownWords[code] === undefined ? failureText(error, text) : text.t(ownWords[code])
}

const fields = new Set(['content', 'rating', 'reason', 'imageIds', 'file'])
