import {
  exposureAdd,
  exposureAppend,
  exposureBrokerreply,
  exposureClosecase,
  exposureGiveup,
  exposureReopen,
  exposureReport,
  exposureResolve,
  exposureReview,
} from 'calls/exposure-cases'
import { fieldOf } from 'calls/account-forms/field-of'
import { unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { rules, type CaseAction } from 'calls/exposure-case/case-rules'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { codeOf } from '../../addresses.ts'
import { exposureText } from '../../strings/keys.ts'
import { submitComment } from '../comments/submit-comment.ts'
import { submitFollow } from '../follow/submit-follow.ts'
import { refusedKeepingText } from '../refused-keeping-text.ts'
import { formOf, type CaseForm } from './case-forms.ts'

/** The calls of the forms; exposure.publish has its own page. */
const calls = {
  append: exposureAppend,
  resolve: exposureResolve,
  giveup: exposureGiveup,
  add: exposureAdd,
  reopen: exposureReopen,
  brokerreply: exposureBrokerreply,
  report: exposureReport,
  review: exposureReview,
  closecase: exposureClosecase,
}

/** Takes the step that the form's field `intent` names, posts a comment or follows the case, then shows the case as it is now. */
export async function submitCase(sent: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, params, signal, url } = context
  const code = codeOf(params.slugCode)
  if (!code) throw notFound(context)
  const intent = fieldOf(sent, 'intent')
  if (intent === 'comment') return submitComment(sent, code, context)
  if (intent === 'follow' || intent === 'unfollow') return submitFollow(sent, code, context)
  const form = formOf(intent)
  if (!form) throw unknownForm(sent)
  const call = callOf(form.action)
  // The calls validate their own input; a form has the fields of its call.
  const input = { code, ...inputOf(form, sent, context), ...(call === 'review' && { decision: form.action }) } as never
  try {
    // A form that was shown before its author logged in has no key.
    const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
    await api.call(calls[call], input, { idempotencyKey, signal })
  } catch (error) {
    return refused(form, sent, error, context)
  }
  throw redirectTo(`${url.pathname}?done=${form.action}`)
}

const callOf = (action: CaseAction) => rules.find(rule => rule.action === action)!.call as keyof typeof calls

/** The fields that are filled in; an empty one is not sent, so that the call says that it is missing. */
function inputOf({ field, reportReasons }: CaseForm, sent: FormData, { store: { text } }: LoadContext) {
  const common = field?.common?.find(key => String(key) === fieldOf(sent, 'common'))
  const words = field && [common === undefined ? '' : text.t(common), fieldOf(sent, field.name).trim()]
  const written = words?.filter(Boolean).join('\n')
  return {
    ...(field && written && { [field.name]: written }),
    ...(reportReasons && sent.has('reason') && { reason: fieldOf(sent, 'reason') }),
  }
}

/** Own texts for refusals whose message is written for developers. */
const ownWords: Partial<Record<number, number>> = {
  [errorCodes.wrongState]: exposureText.movedOn,
  [errorCodes.exists]: exposureText.reportedAlready,
  [errorCodes.keyReused]: exposureText.sentAlready,
}

function refused(form: CaseForm, sent: FormData, error: unknown, context: LoadContext): FormAnswer {
  const names = ['common', 'reason', form.field?.name ?? []].flat()
  const values = Object.fromEntries(names.map(name => [name, fieldOf(sent, name)]))
  const answer = refusedKeepingText(sent, error, context, values)
  const words = error instanceof ApiError ? ownWords[error.code] : undefined
  return words === undefined ? answer : { ...answer, message: context.store.text.t(words) }
}
