import type { FormAnswer } from 'calls/account-forms/form-answer'
import { deskCategories, MOST_ARTICLE_BROKERS, MOST_ARTICLE_TAGS } from 'calls/article-desk'
import type { articleSave } from 'calls/article-desk'
import { articleLevels } from 'calls/entities/article'
import type { CallInput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/runtime'
import { articleDeskText, deskText } from '../../strings/keys.ts'
import { faultyTexts, inBoth, typedTexts } from '../texts/read-texts.ts'
import { articleTexts, TOPIC_SEPARATOR } from './draft-values.ts'

const otherNames = ['code', 'updatedAt', 'category', 'level', 'traderCodes', 'publishedAt']

/** What was typed, for a form that is shown again. */
export const typedValues = (form: FormData): FormAnswer['values'] => ({
  ...typedTexts(form, articleTexts, otherNames),
  tags: form.getAll('tags').join(TOPIC_SEPARATOR),
})

/** The input of article.save, or the errors by field. */
export function readArticleForm(
  form: FormData,
  text: LoadContext['store']['text'],
): { input?: CallInput<typeof articleSave>; errors: FormAnswer['errors'] } {
  const values = typedValues(form)
  const { t } = text
  const errors = faultyTexts(values, articleTexts, text)
  const category = deskCategories.find(known => known === values['category']) ?? 'news'
  const level = articleLevels.find(known => known === values['level'])
  if (category === 'education' && !level) errors['level'] = t(articleDeskText.levelMissing)
  if (category !== 'education' && level) errors['level'] = t(articleDeskText.levelOnly)
  const tags = form.getAll('tags').map(String)
  if (tags.length > MOST_ARTICLE_TAGS) errors['tags'] = t(articleDeskText.tagsMost, { most: MOST_ARTICLE_TAGS })
  const traderCodes = values['traderCodes']!.split(/[ ,]+/).filter(Boolean)
  if (traderCodes.length > MOST_ARTICLE_BROKERS || traderCodes.some(code => !/^[0-9A-Za-z]{1,20}$/.test(code)))
    errors['traderCodes'] = t(articleDeskText.brokersForm, { most: MOST_ARTICLE_BROKERS })
  const publishedAt = values['publishedAt']!
  if (publishedAt && Number.isNaN(Date.parse(`${publishedAt}Z`))) errors['publishedAt'] = t(deskText.timeForm)
  if (Object.keys(errors).length > 0) return { errors }
  const input = {
    category,
    title: inBoth(values, 'title'),
    summary: inBoth(values, 'summary'),
    body: inBoth(values, 'body'),
    tags,
    traderCodes,
    ...(level && { level }),
    ...(values['code'] && { code: values['code'], updatedAt: values['updatedAt'] }),
    ...(publishedAt && { publishedAt: new Date(`${publishedAt}Z`).toISOString() }),
  }
  return { input, errors }
}
