import { fieldOf } from 'calls/account-forms/field-of'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { articleLengths, deskCategories, MOST_ARTICLE_BROKERS, MOST_ARTICLE_TAGS } from 'calls/article-desk'
import type { articleSave } from 'calls/article-desk'
import { articleLevels } from 'calls/entities/article'
import type { CallInput } from 'shared-state/api/declare-call'
import type { LoadContext } from 'shared-state/runtime'
import { articleDeskText, deskText } from '../../strings/keys.ts'
import { textFields, TOPIC_SEPARATOR } from './draft-values.ts'

const languages = ['en', 'id'] as const
const textNames = textFields.flatMap(part => languages.map(lang => ({ part, lang, name: `${part}.${lang}` })))
const otherNames = ['code', 'updatedAt', 'category', 'level', 'traderCodes', 'publishedAt']

/** What was typed, for a form that is shown again. Browsers send line ends as CR LF. */
export function typedValues(form: FormData): FormAnswer['values'] {
  const names = [...textNames.map(({ name }) => name), ...otherNames]
  return {
    ...Object.fromEntries(names.map(name => [name, fieldOf(form, name).replaceAll('\r\n', '\n')])),
    tags: form.getAll('tags').join(TOPIC_SEPARATOR),
  }
}

/** The input of article.save, or the errors by field. */
export function readArticleForm(
  form: FormData,
  { t }: LoadContext['store']['text'],
): { input?: CallInput<typeof articleSave>; errors: FormAnswer['errors'] } {
  const values = typedValues(form)
  const errors: FormAnswer['errors'] = {}
  const texts = Object.fromEntries(textNames.map(({ name }) => [name, values[name]!.trim()]))
  for (const { part, name } of textNames) {
    const [least, most] = articleLengths[part]
    const { length } = texts[name]!
    if (length < least || length > most) errors[name] = t(articleDeskText.length, { least, most })
  }
  const both = (part: (typeof textFields)[number]) => ({ en: texts[`${part}.en`]!, id: texts[`${part}.id`]! })
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
    title: both('title'),
    summary: both('summary'),
    body: both('body'),
    tags,
    traderCodes,
    ...(level && { level }),
    ...(values['code'] && { code: values['code'], updatedAt: values['updatedAt'] }),
    ...(publishedAt && { publishedAt: new Date(`${publishedAt}Z`).toISOString() }),
  }
  return { input, errors }
}
