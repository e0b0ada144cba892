import { faultyAnswer, stepAnswer, type FormAnswer } from 'calls/account-forms/form-answer'
import { articlePreview } from 'calls/article-desk'
import { ApiError, type LoadContext } from 'shared-state/runtime'
import { articleDeskText } from '../../strings/keys.ts'
import type { DeskTextFields } from './read-texts.ts'

/** The language of which the pressed button of a form shows a preview; null if it saves. */
export const previewedLanguage = (shown: string): 'en' | 'id' | null =>
  shown === 'en' || shown === 'id' ? shown : null

/** Shows the form again, with the markdown of one language as readers will see it. */
export async function previewText(
  lang: 'en' | 'id',
  { body: part, lengths }: DeskTextFields,
  values: FormAnswer['values'],
  { api, signal, store }: LoadContext,
): Promise<FormAnswer> {
  const field = `${part}.${lang}`
  const body = values[field] ?? ''
  const most = lengths[part]![1]
  if (body.trim() === '' || body.length > most)
    return faultyAnswer('save', { [field]: store.text.t(articleDeskText.length, { least: 1, most }) }, values)
  try {
    const { content, quiz } = await api.call(articlePreview, { body, lang }, { signal })
    return stepAnswer('save', { ...values, previewLang: lang, previewHtml: content, previewQuiz: String(quiz) })
  } catch (error) {
    const fault = error instanceof ApiError && error.errors.find(one => one.field === 'body')
    if (!fault) throw error
    return faultyAnswer('save', { [field]: fault.message }, values)
  }
}
