import { isApiError, type ApiError } from 'shared-state/api/api-error'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { withStatus } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { safeParse } from 'shared-state/schema'
import { fieldOf } from './field-of.ts'
import { accountWords } from './words.ts'

/** What a form of the account answers, with and without JavaScript. */
export interface FormAnswer {
  /** Which form of the page was sent: its hidden field `intent`. */
  intent: string
  done: boolean
  /** Why it was refused, where no field is to blame. */
  message: string
  /** Field → what is wrong with it. */
  errors: Record<string, string>
  /** What stands in the fields now; never a password. */
  values: Record<string, string>
}

export const doneAnswer = (intent: string, values: FormAnswer['values'] = {}): FormAnswer => ({
  intent,
  done: true,
  message: '',
  errors: {},
  values,
})

/** One step of several is done, and the next one is asked for with what is carried on. */
export const stepAnswer = (intent: string, values: FormAnswer['values']): FormAnswer => ({
  intent,
  done: false,
  message: '',
  errors: {},
  values,
})

/**
 * What the form cannot be sent with. Answered as 400, as a refusal is: the page is not loaded anew behind a form that has to be
 * sent again, which without a network would cost what was typed.
 */
export const faultyAnswer = (
  intent: string,
  errors: FormAnswer['errors'],
  values: FormAnswer['values'] = {},
): FormAnswer => withStatus({ intent, done: false, message: '', errors, values }, 400)

/** Fields that a call would refuse, found before it is sent; each with the text of the key that `words` has for it. */
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

/** What was decided on, or is gone: the page is out of date, and is loaded anew. */
const outOfDate = [404, 409]

/**
 * A refused call as its form shows it: each message at its field. Where the session has ended meanwhile, the login dialog comes up over
 * the form, which stands as it was typed; the server, which cannot, leads to the login page. What is no refusal is thrown on.
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
  new Response(`no form ${fieldOf(form, 'intent')} on this page`, { status: 400 })

/** The server's own sentence, which is in the visitor's language; where none came, ours. */
const messageOf = (error: ApiError, { store }: LoadContext): string =>
  error.status === 0 || error.status === 504
    ? store.text.t(accountWords.noAnswer)
    : error.status === 401
      ? store.text.t(accountWords.loggedOut)
      : error.message
