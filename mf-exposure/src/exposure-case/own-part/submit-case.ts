import { fieldOf } from 'calls/account-forms/field-of'
import { unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { picturesInput, sentPictures } from 'calls/account-forms/sent-pictures'
import { uploadFiles } from 'calls/account-forms/upload-files'
import { exposureUpload } from 'calls/exposure-cases'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { pictureLimits } from 'ui/use-pictures'
import { codeOf } from '../../addresses.ts'
import { exposureText } from '../../strings/keys.ts'
import { submitComment } from '../comments/submit-comment.ts'
import { submitFollow } from '../follow/submit-follow.ts'
import { refusedKeepingText } from 'ui/refused-keeping-text'
import { callOf, takesPictures } from './case-calls.ts'
import { formOf, type CaseForm } from './case-forms.ts'

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
  const images = takesPictures(form.action) ? sentPictures(sent) : []
  const fields = { ...inputOf(form, sent), ...(call.name === 'exposure.review' && { decision: form.action }) }
  try {
    if (takesPictures(form.action))
      await uploadFiles(sent, exposureUpload, pictureLimits.most - images.length, images, context)
    // A form that was shown before its author logged in has no key.
    const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
    // The calls validate their own input; a form has the fields of its call.
    await api.call(call, { code, ...fields, ...picturesInput(images) } as never, { idempotencyKey, signal })
  } catch (error) {
    const imageIds = images.map(({ imageId }) => imageId).join('\n')
    return refused(form, sent, error, context, { imageIds })
  }
  throw redirectTo(`${url.pathname}?done=${form.action}`)
}

/** The fields that are filled in; an empty one is not sent, so that the call says that it is missing. */
function inputOf({ field, reportReasons }: CaseForm, sent: FormData) {
  const written = field && fieldOf(sent, field.name).trim()
  const reasonCode = fieldOf(sent, 'reasonCode')
  return {
    ...(field && written && { [field.name]: written }),
    ...(reasonCode && { reasonCode }),
    ...(reportReasons && sent.has('reason') && { reason: fieldOf(sent, 'reason') }),
  }
}

/** Own texts for refusals whose message is written for developers. */
const ownWords: Partial<Record<number, number>> = {
  [errorCodes.wrongState]: exposureText.movedOn,
  [errorCodes.keyReused]: exposureText.sentAlready,
}

/** A moderator's step is refused with the name of the moderator who holds the case. */
const wordsFor = ({ code }: ApiError, { action }: CaseForm): number | undefined =>
  action === 'report' && code === errorCodes.exists ? exposureText.reportedAlready : ownWords[code]

function refused(
  form: CaseForm,
  sent: FormData,
  error: unknown,
  context: LoadContext,
  more: FormAnswer['values'],
): FormAnswer {
  const names = ['reasonCode', 'reason', form.field?.name ?? []].flat()
  const values = { ...Object.fromEntries(names.map(name => [name, fieldOf(sent, name)])), ...more }
  const answer = refusedKeepingText(sent, error, context, values)
  const words = error instanceof ApiError ? wordsFor(error, form) : undefined
  return words === undefined ? answer : { ...answer, message: context.store.text.t(words) }
}
