import { fieldOf } from 'calls/account-forms/field-of'
import { doneAnswer, faultyAnswer, refusedAnswer, unknownForm, type FormAnswer } from 'calls/account-forms/form-answer'
import { live7x24Save, live7x24Withdraw, MOST_FLASH_TEXT } from 'calls/flash-desk'
import type { LoadContext } from 'shared-state/runtime'
import { deskText } from '../strings/keys.ts'

/** The fields that a refused form keeps, besides the topics. */
const typed = ['en', 'id', 'symbols', 'publishedAt', 'important']

/** Writes, changes or withdraws a news flash. */
export async function submitDesk(form: FormData, context: LoadContext): Promise<FormAnswer> {
  const intent = fieldOf(form, 'intent')
  if (intent !== 'save' && intent !== 'withdraw') throw unknownForm(form)
  const values = {
    ...Object.fromEntries(typed.map(name => [name, fieldOf(form, name)])),
    tags: form.getAll('tags').join(' '),
  }
  try {
    if (intent === 'withdraw') {
      await context.api.call(live7x24Withdraw, { id: fieldOf(form, 'flashId') }, { signal: context.signal })
      return doneAnswer(intent)
    }
    return await save(form, context, values)
  } catch (error) {
    return refusedAnswer(form, error, context, values)
  }
}

async function save(
  form: FormData,
  { api, signal, store }: LoadContext,
  values: FormAnswer['values'],
): Promise<FormAnswer> {
  const { t } = store.text
  const [en, id, flashId, publishedAt] = ['en', 'id', 'flashId', 'publishedAt'].map(name => fieldOf(form, name).trim())
  const errors: FormAnswer['errors'] = {}
  for (const [name, text] of Object.entries({ en, id }))
    if (!text || text.length > MOST_FLASH_TEXT) errors[name] = t(deskText.textLength, { most: MOST_FLASH_TEXT })
  const symbols = fieldOf(form, 'symbols').toUpperCase().split(/[ ,]+/).filter(Boolean)
  if (symbols.some(symbol => !/^[A-Z0-9]{3,12}$/.test(symbol))) errors['symbols'] = t(deskText.symbolForm)
  if (publishedAt && Number.isNaN(Date.parse(`${publishedAt}Z`))) errors['publishedAt'] = t(deskText.timeForm)
  if (Object.keys(errors).length > 0) return faultyAnswer('save', errors, values)
  await api.call(
    live7x24Save,
    {
      content: { en: en!, id: id! },
      important: fieldOf(form, 'important') === 'on',
      tags: form.getAll('tags').map(String),
      symbols,
      ...(flashId && { id: flashId }),
      ...(publishedAt && { publishedAt: new Date(`${publishedAt}Z`).toISOString() }),
    },
    { signal, idempotencyKey: fieldOf(form, 'formKey') },
  )
  return doneAnswer('save')
}
