import { fieldOf } from 'calls/account-forms/field-of'
import { faultyAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { articleSave } from 'calls/article-desk'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'
import { previewedLanguage, previewText } from '../texts/preview-text.ts'
import { articleTexts } from './draft-values.ts'
import { readArticleForm, typedValues } from './read-article-form.ts'

/** Saves an article and leads to the list, or shows the preview of one language: then the pressed button's name is `preview`. */
export async function submitArticle(form: FormData, context: LoadContext): Promise<FormAnswer> {
  if (fieldOf(form, 'intent') !== 'save') throw unknownForm(form)
  const values = typedValues(form)
  const shown = previewedLanguage(fieldOf(form, 'preview'))
  try {
    if (shown) return await previewText(shown, articleTexts, values, context)
    const { input, errors } = readArticleForm(form, context.store.text)
    if (!input) return faultyAnswer('save', errors, values)
    await context.api.call(articleSave, input, {
      signal: context.signal,
      idempotencyKey: fieldOf(form, 'formKey'),
    })
  } catch (error) {
    return refusedKeepingText(form, error, context, values)
  }
  throw redirectTo(`/${context.lang}/user/desk/articles.html?saved=1`)
}
