import { fieldOf } from 'calls/account-forms/field-of'
import { faultyAnswer, stepAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { articleLengths, articlePreview, articleSave } from 'calls/article-desk'
import { ApiError, redirectTo, type LoadContext } from 'shared-state/runtime'
import { refusedKeepingText } from 'ui/refused-keeping-text'
import { articleDeskText } from '../../strings/keys.ts'
import { readArticleForm, typedValues } from './read-article-form.ts'

/** Saves an article and leads to the list, or shows the preview of one language: then the pressed button's name is `preview`. */
export async function submitArticle(form: FormData, context: LoadContext): Promise<FormAnswer> {
  if (fieldOf(form, 'intent') !== 'save') throw unknownForm(form)
  const values = typedValues(form)
  const shown = fieldOf(form, 'preview')
  try {
    if (shown === 'en' || shown === 'id') return await preview(shown, values, context)
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

async function preview(
  lang: 'en' | 'id',
  values: FormAnswer['values'],
  { api, signal, store }: LoadContext,
): Promise<FormAnswer> {
  const field = `body.${lang}`
  const body = values[field] ?? ''
  const most = articleLengths.body[1]
  if (body.trim() === '' || body.length > most)
    return faultyAnswer('save', { [field]: store.text.t(articleDeskText.length, { least: 1, most }) }, values)
  try {
    const { content, quiz } = await api.call(articlePreview, { body, lang }, { signal })
    return stepAnswer('save', {
      ...values,
      previewLang: lang,
      previewHtml: content,
      previewQuiz: String(quiz),
    })
  } catch (error) {
    const fault = error instanceof ApiError && error.errors.find(one => one.field === 'body')
    if (!fault) throw error
    return faultyAnswer('save', { [field]: fault.message }, values)
  }
}
