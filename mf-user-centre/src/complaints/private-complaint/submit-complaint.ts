import { fieldOf } from 'calls/account-forms/field-of'
import { refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { picturesInput, sentPictures } from 'calls/account-forms/sent-pictures'
import { uploadFiles } from 'calls/account-forms/upload-files'
import { complaintAppend, complaintClose, dealerComplaintupload } from 'calls/complaints'
import { errorCodes } from 'shared-state/api/error-codes'
import { ApiError, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { pictureLimits } from 'ui/use-pictures'
import { complaintsText } from '../../strings/keys.ts'
import { complaintPath } from './complaint-path.ts'
import { codeIn } from './load-complaint.ts'

/** Adds to a private complaint or closes it, then shows it as it is now. The calls validate their own input. */
export async function submitComplaint(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, lang, signal, url } = context
  const code = codeIn(url)
  if (!code) throw notFound(context)
  const intent = fieldOf(form, 'intent')
  const images = sentPictures(form)
  const options = { idempotencyKey: fieldOf(form, 'formKey') || crypto.randomUUID(), signal }
  const [content, outcome, note] = ['content', 'outcome', 'note'].map(name => fieldOf(form, name).trim())
  try {
    if (intent === 'append') {
      await uploadFiles(form, dealerComplaintupload, pictureLimits.most - images.length, images, context)
      await api.call(complaintAppend, { code, content: content!, ...picturesInput(images) }, options)
    } else if (intent === 'close')
      await api.call(complaintClose, { code, ...(outcome && { outcome }), ...(note && { note }) } as never, options)
    else throw unknownForm(form)
  } catch (error) {
    const sent = images.map(({ imageId }) => imageId).join('\n')
    const answer = refusedAnswer(form, error, context, { content: content!, outcome: outcome!, note: note!, sent })
    const hasMoved = error instanceof ApiError && error.code === errorCodes.wrongState
    return hasMoved ? { ...answer, message: context.store.text.t(complaintsText.movedOn) } : answer
  }
  throw redirectTo(`/${lang}${complaintPath(code)}&done=1`)
}
