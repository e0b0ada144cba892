import type { LoadContext } from 'shared-state/contract/area'
import { usercenterAccountdelete } from '../../account-data.ts'
import { fieldOf } from '../field-of.ts'
import { faultyAnswer, type FormAnswer } from '../form-answer.ts'
import { accountWords } from '../words.ts'
import { clearSession } from './clear-session.ts'

/** Deletes the account for good. Asks for its password and a typed word, so that a single click cannot do it. */
export async function deleteAccount(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  const { api, store, signal } = context
  const t = store.text.t
  const [password, word] = [fieldOf(form, 'password'), fieldOf(form, 'word').trim()]
  const errors: FormAnswer['errors'] = {}
  if (!password) errors.password = t(accountWords.fillIn)
  if (word.toUpperCase() !== t(accountWords.deleteWord))
    errors.word = t(accountWords.wrongWord, { word: t(accountWords.deleteWord) })
  if (Object.keys(errors).length > 0) return faultyAnswer('delete', errors, { word })
  await api.call(usercenterAccountdelete, { password, confirm: true }, { signal })
  store.toasts.show(t(accountWords.deleted))
  return clearSession(context)
}
