import { fieldOf } from 'calls/account-forms/field-of'
import { filesOf } from 'calls/account-forms/files-of'
import { faultsOf, faultyAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { picturesInput, sentPictures } from 'calls/account-forms/sent-pictures'
import { uploadFiles } from 'calls/account-forms/upload-files'
import { dealerComplaintadd, dealerComplaintupload } from 'calls/complaints'
import type { CallInput } from 'shared-state/api/declare-call'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { pictureLimits } from 'ui/use-pictures'
import { filedPath } from '../addresses.ts'
import { readAmount } from '../post-form/read-amount.ts'
import { refusedForm } from '../post-form/refused-form.ts'
import { exposureText } from '../strings/keys.ts'

/** What to do about each field that dealer.complaintadd would refuse. */
const faultWords = {
  traderCode: exposureText.needBroker,
  reason: exposureText.needReason,
  content: exposureText.needContent,
  amount: exposureText.needAmount,
  captions: exposureText.needCaption,
  contact: exposureText.needContact,
  consent: exposureText.needPrivateConsent,
}

/** Files a private complaint, and leads to its page in the account. A refused form keeps what was typed, and pictures that were uploaded. */
export async function submitComplaint(sent: FormData, context: LoadContext): Promise<FormAnswer> {
  const { api, lang, signal } = context
  if (fieldOf(sent, 'intent') !== 'file') throw unknownForm(sent)
  const images = sentPictures(sent)
  const room = pictureLimits.most - images.length
  const values = () => ({
    ...Object.fromEntries([...Object.keys(faultWords), 'currency'].map(name => [name, fieldOf(sent, name)])),
    imageIds: images.map(({ imageId }) => imageId).join('\n'),
  })
  try {
    await uploadFiles(sent, dealerComplaintupload, room, images, context)
    const input = { ...fieldsOf(sent, context), ...picturesInput(images) }
    const errors = {
      ...faultsOf(dealerComplaintadd, input, faultWords, context),
      ...(filesOf(sent, 'file').length > room && {
        file: context.store.text.t(uiText.picturesFit, { most: pictureLimits.most }),
      }),
    }
    if (Object.keys(errors).length > 0) return faultyAnswer('file', errors, values())
    const idempotencyKey = fieldOf(sent, 'formKey') || crypto.randomUUID()
    const { complaint } = await api.call(dealerComplaintadd, input, { idempotencyKey, signal })
    throw redirectTo(`/${lang}${filedPath(complaint.code)}&done=1`)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(sent, error, context, values(), [...Object.keys(faultWords), 'imageIds', 'file'])
  }
}

/** The fields as the call takes them; it refuses what is missing. */
function fieldsOf(sent: FormData, { lang }: LoadContext): CallInput<typeof dealerComplaintadd> {
  const amount = readAmount(sent, lang)
  return {
    traderCode: fieldOf(sent, 'traderCode'),
    ...(sent.has('reason') && { reason: fieldOf(sent, 'reason') }),
    content: fieldOf(sent, 'content'),
    ...(amount && { amount }),
    contact: fieldOf(sent, 'contact'),
    ...(sent.has('consent') && { consent: true }),
  } as CallInput<typeof dealerComplaintadd>
}
