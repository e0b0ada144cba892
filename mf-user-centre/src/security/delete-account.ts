import { usercenterAccountdelete } from 'shared-state/calls/account-data'
import type { LoadContext } from 'shared-state/runtime'
import { faultyAnswer, textOf, type FormAnswer } from '../account/form-answer.ts'
import { securityText, settingText } from '../strings/keys.ts'
import { leave } from './leave.ts'

/** Ends the account for good, by its password and a word typed by hand: no press of one button does it. */
export async function deleteAccount(form: FormData, context: LoadContext): Promise<FormAnswer | Response> {
  const { api, store, signal } = context
  const t = store.text.t
  const [password, word] = [textOf(form, 'password'), textOf(form, 'word').trim()]
  const errors: FormAnswer['errors'] = {}
  if (!password) errors.password = t(settingText.fillIn)
  if (word.toUpperCase() !== t(securityText.deleteWord)) errors.word = t(securityText.wrongWord, { word: t(securityText.deleteWord) })
  if (Object.keys(errors).length > 0) return faultyAnswer('delete', errors, { word })
  await api.call(usercenterAccountdelete, { password, confirm: true }, { signal })
  store.toasts.show(t(securityText.deleted))
  return leave(context)
}
