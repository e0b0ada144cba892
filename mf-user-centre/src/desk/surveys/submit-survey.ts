import { fieldOf } from 'calls/account-forms/field-of'
import { filesOf } from 'calls/account-forms/files-of'
import { faultyAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { picturesInput, sentPictures } from 'calls/account-forms/sent-pictures'
import { uploadFiles } from 'calls/account-forms/upload-files'
import { exposureUpload } from 'calls/exposure-cases'
import { surveySave } from 'calls/survey-desk'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'
import { uiText } from 'ui/strings/keys.ts'
import { pictureLimits } from 'ui/use-pictures'
import { previewedLanguage, previewText } from '../texts/preview-text.ts'
import { surveyTexts } from './draft-values.ts'
import { readSurveyForm, typedValues } from './read-survey-form.ts'
import { pictureValues } from './sent-photos.ts'

/** Saves a survey and leads to the list, or shows the preview of one language: then the pressed button's name is `preview`. */
export async function submitSurvey(form: FormData, context: LoadContext): Promise<FormAnswer> {
  if (fieldOf(form, 'intent') !== 'save') throw unknownForm(form)
  const images = sentPictures(form)
  const values = () => ({ ...typedValues(form), ...pictureValues(images) })
  const { api, lang, signal, store } = context
  const room = pictureLimits.most - images.length
  try {
    // Only a form without JavaScript carries files. They are uploaded whatever follows, because no answer can give them back.
    await uploadFiles(form, exposureUpload, room, images, context)
    const shown = previewedLanguage(fieldOf(form, 'preview'))
    if (shown) return await previewText(shown, surveyTexts, values(), context)
    const { input, errors } = readSurveyForm(values(), store.text)
    if (filesOf(form, 'file').length > room)
      errors['file'] = store.text.t(uiText.picturesFit, { most: pictureLimits.most })
    if (!input || errors['file']) return faultyAnswer('save', errors, values())
    const idempotencyKey = fieldOf(form, 'formKey')
    await api.call(surveySave, { ...input, ...picturesInput(images) }, { signal, idempotencyKey })
  } catch (error) {
    return refusedKeepingText(form, error, context, values())
  }
  throw redirectTo(`/${lang}/user/desk/surveys.html?saved=1`)
}
