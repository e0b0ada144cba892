import { isApiError, type ApiError } from 'shared-state/api/api-error'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { withStatus } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { safeParse } from 'shared-state/schema'
import { failureText } from '../failures/failure-text.ts'
import { fieldOf } from './field-of.ts'
import { accountWords } from './words.ts'

/** The answer of an account form, with and without JavaScript. */
export interface FormAnswer {
  /** Which form of the page was sent: its hidden field `intent`. */
  intent: string
  done: boolean
  /** The reason of a refusal that concerns no single field. */
  message: string
  /** Error message by field. */
  errors: Record<string, string>
  /** The current values of the fields; never a password. */
  values: Record<string, string>
}

export const doneAnswer = (intent: string, values: FormAnswer['values'] = {}): FormAnswer => ({
  intent,
  done: true,
  message: '',
  errors: {},
  values,
})

/** One of several steps is done; `values` are carried over to the next one. */
export const stepAnswer = (intent: string, values: FormAnswer['values']): FormAnswer => ({
  intent,
  done: false,
  message: '',
  errors: {},
  values,
})

/**
 * Invalid fields. Answered with 400, like a refusal, so that the page is not reloaded under a form that has to be sent again: offline,
 * a reload would lose the visitor's input.
 */
export const faultyAnswer = (
  intent: string,
  errors: FormAnswer['errors'],
  values: FormAnswer['values'] = {},
): FormAnswer => withStatus({ intent, done: false, message: '', errors, values }, 400)

/** The fields that a call would refuse, found before it is sent; each with the text of its key in `words`. */
export function faultsOf(
  call: CallDeclaration,
  input: object,
  words: Record<string, number>,
  { store }: LoadContext,
): FormAnswer['errors'] {
  const parsed = safeParse(call.input, input)
  if (parsed.success) return {}
  const fields = parsed.error.issues.map(({ path }) => String(path[0]))
  return Object.fromEntries(fields.filter(field => field in words).map(field => [field, store.text.t(words[field]!)]))
}

/** The item was already decided on, or is gone: the page is out of date and gets reloaded. */
const outOfDate = [404, 409]

/**
 * A refused call as its form shows it: each message at its field. If the session has ended meanwhile, the login dialog opens over the
 * form, which keeps its input; the server, which has no dialog, redirects to the login page. Other errors are rethrown.
 */
export function refusedAnswer(
  form: FormData,
  error: unknown,
  context: LoadContext,
  values: FormAnswer['values'] = {},
): FormAnswer {
  if (!isApiError(error)) throw error
  if (error.status === 401) {
    if (typeof document === 'undefined') throw error
    context.store.session.openPrompt()
  }
  const atFields = error.errors.filter(({ field }) => form.has(field))
  const answer: FormAnswer = {
    intent: fieldOf(form, 'intent'),
    done: false,
    message: atFields.length > 0 ? '' : messageOf(error, context),
    errors: Object.fromEntries(atFields.map(({ field, message }) => [field, message])),
    values,
  }
  return outOfDate.includes(error.status) ? answer : withStatus(answer, 400)
}

/** A form that this page does not have. */
export const unknownForm = (form: FormData): Response =>
  new Response(`this page has no form ${fieldOf(form, 'intent')}`, { status: 400 })

/** The server's message, but for what it says to developers. */
function messageOf(error: ApiError, { store: { text } }: LoadContext): string {
  if (error.status === 401) return text.t(accountWords.loggedOut)
  return error.code === errorCodes.keyReused ? text.t(accountWords.sentAlready) : failureText(error, text)
}
