import type { LoadContext } from 'shared-state/contract/area'
import { usercenterCertificate } from '../../profile.ts'
import { fieldOf } from '../field-of.ts'
import { filesOf } from '../files-of.ts'
import { doneAnswer, faultsOf, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from '../form-answer.ts'
import { uploadPictures } from '../upload-pictures.ts'
import { accountWords } from '../words.ts'

export const docTypes = ['passport', 'id', 'licence'] as const
type DocType = (typeof docTypes)[number]

/** Limit on the pictures of one document. */
export const mostPictures = 3

/** Applies for an identity check: uploads the pictures first, each in its own call, then sends the document's details. */
export async function submitCertificate(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const intent = fieldOf(form, 'intent')
  if (intent !== 'certificate') throw unknownForm(form)
  const { api, store, signal } = context
  const values = {
    realName: fieldOf(form, 'realName').trim(),
    docType: fieldOf(form, 'docType'),
    countryCode: fieldOf(form, 'countryCode'),
  }
  // The document number is never sent back to the page.
  const entered = { ...values, docType: values.docType as DocType, docNo: fieldOf(form, 'docNo').trim() }
  const files = filesOf(form, 'file')
  const words = {
    realName: accountWords.realNameLength,
    docType: accountWords.fillIn,
    docNo: accountWords.documentNumberLength,
    countryCode: accountWords.fillIn,
  }
  const errors = faultsOf(usercenterCertificate, { ...entered, imageIds: ['-'] }, words, context)
  if (files.length === 0 || files.length > mostPictures)
    errors.file = store.text.t(accountWords.howManyPictures, { count: mostPictures })
  if (Object.keys(errors).length > 0) return faultyAnswer(intent, errors, values)
  try {
    const imageIds = await uploadPictures(files, context)
    const { user } = await api.call(usercenterCertificate, { ...entered, imageIds }, { signal })
    store.session.update(user)
    return doneAnswer(intent)
  } catch (error) {
    return refusedAnswer(form, error, context, values)
  }
}
