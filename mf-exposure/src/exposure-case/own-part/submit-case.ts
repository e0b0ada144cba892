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
import { filesOf } from 'calls/account-forms/files-of'
import { faultyAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { callOf } from 'calls/exposure-case/case-rules'
import type { Image } from 'calls/entities/image'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { uploadFiles } from '../../exposure-parts/upload-files.ts'
import { uiText } from 'ui/strings/keys.ts'
import { pictureLimits } from 'ui/use-pictures'
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
  const call = callOf(form.action) as keyof typeof calls
  const pictures = picturesOf(sent)
  const room = pictureLimits.most - pictures.imageIds.length
  if (filesOf(sent, 'file').length > room) {
    const file = context.store.text.t(uiText.picturesFit, { most: pictureLimits.most })
    return faultyAnswer(form.action, { file }, valuesOf(form, sent, pictures))
  }
  try {
    if (form.pictures) await uploadAll(sent, room, pictures.imageIds, context)
    // The calls validate their own input; a form has the fields of its call.
    const input = {
      code,
      ...inputOf(form, sent, context),
      ...(pictures.imageIds.length > 0 && pictures),
      ...(call === 'review' && { decision: form.action }),
    } as never
    // A form that was shown before its author logged in has no key.
    const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
    await api.call(calls[call], input, { idempotencyKey, signal })
  } catch (error) {
    return refused(sent, error, context, valuesOf(form, sent, pictures))
  }
  throw redirectTo(`${url.pathname}?done=${form.action}`)
}

const picturesOf = (sent: FormData) => ({
  imageIds: sent.getAll('imageIds').map(String),
  captions: sent.getAll('captions').map(String),
})

/** Without JavaScript the form carries the pictures themselves; those that are uploaded are kept if the call is refused. */
async function uploadAll(sent: FormData, room: number, imageIds: string[], context: LoadContext): Promise<void> {
  const uploaded: Image[] = []
  try {
    await uploadFiles(sent, room, uploaded, context)
  } finally {
    imageIds.push(...uploaded.map(({ imageId }) => imageId))
  }
}

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

/** What the form shows again after a refusal. */
function valuesOf({ field }: CaseForm, sent: FormData, { imageIds }: ReturnType<typeof picturesOf>) {
  const names = ['common', 'reason', field?.name ?? []].flat()
  const texts = Object.fromEntries(names.map(name => [name, fieldOf(sent, name)]))
  return { ...texts, ...(imageIds.length > 0 && { imageIds: imageIds.join(' ') }) }
}

function refused(sent: FormData, error: unknown, context: LoadContext, values: FormAnswer['values']): FormAnswer {
  const answer = refusedKeepingText(sent, error, context, values)
  const words = error instanceof ApiError ? ownWords[error.code] : undefined
  return words === undefined ? answer : { ...answer, message: context.store.text.t(words) }
}
