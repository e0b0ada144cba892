import type { Comment } from 'calls/entities/comment'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, withStatus, type LoadContext } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { brokersText } from '../strings/keys.ts'

/** What a form of the review tab answers, with and without JavaScript. */
export interface ReviewAnswer {
  /** Which form was sent: its hidden field `intent`. */
  intent: string
  /** The comment it is about; empty for a new review. */
  of: string
  done: boolean
  /** What was written, once it is there. */
  comment: Comment | null
  /** Nobody is logged in, or not any more. */
  needsLogin: boolean
  /** Why it was refused, where no field is to blame. */
  message: string
  /** Field → what is wrong with it. */
  errors: Record<string, string>
  /** What was typed. */
  values: Record<string, string>
  /** Ids of pictures that are there already: they came along with a form that was refused. */
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

/** Words of our own for refusals whose sentence speaks to a program. */
const ownWords: Record<number, number> = {
  [errorCodes.keyReused]: brokersText.sentAlready,
  [errorCodes.changedMeanwhile]: brokersText.changedMeanwhile,
  [errorCodes.exists]: brokersText.reportedAlready,
}

/**
 * A refused call as its form shows it, each message at its field; what is no refusal is thrown on. Answered as 400, so that
 * the page is not loaded anew behind a form that has to be sent again: without a network that would cost what was typed.
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

/** The server's own sentence, which is in the visitor's language; ours where none came, or where it speaks to a program. */
function messageOf({ status, code, message }: ApiError, intent: string, { text }: LoadContext['store']): string {
  if (status === 401) return text.t(uiText.notLoggedIn)
  if (status === 0 || status === 504) return text.t(brokersText.noAnswer)
  // Of something new: the same form, sent twice, is still on its way.
  if (code === errorCodes.wrongState && (intent === 'publish' || intent === 'reply'))
    return text.t(brokersText.sentAlready)
  return ownWords[code] === undefined ? message : text.t(ownWords[code])
}

const fields = new Set(['content', 'rating', 'reason', 'imageIds', 'file'])
