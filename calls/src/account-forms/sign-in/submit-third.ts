import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { usercenterThirdregister, usercenterThirdreplacebind } from '../../third-party.ts'
import { fieldOf } from '../field-of.ts'
import { answered, refusalOf, type FormRefusal } from '../form-refusal.ts'
import { returnPath } from '../return-path.ts'
import { signedIn } from '../signed-in.ts'
import { shellWords } from '../words.ts'

export interface ThirdAnswer {
  refusal: FormRefusal
  nick: string
  terms: boolean
}

/** Links the pending third-party identity to the signed-in account (`act=bind`), or creates a new account. */
export async function submitThird(form: FormData, context: LoadContext): Promise<ThirdAnswer> {
  const { store, url, lang } = context
  const told = { nick: fieldOf(form, 'nick').trim(), terms: form.has('terms') }
  const binds = fieldOf(form, 'act') === 'bind'
  if (!binds && !told.terms)
    return answered({ ...told, refusal: { fields: { terms: store.text.t(shellWords.rulesMissing) }, message: null } })
  try {
    await (binds ? bind(form, context) : register(told.nick, context))
  } catch (error) {
    if (isApiError(error) && error.code === errorCodes.badToken) throw beginAgain(url, lang)
    const refusal = refusalOf(error, store.text, ['nick', 'password'])
    const isTaken = isApiError(error) && error.code === errorCodes.otherAccount
    return answered({
      ...told,
      refusal: isTaken ? { fields: {}, message: store.text.t(shellWords.addressTaken) } : refusal,
    })
  }
  throw redirectTo(returnPath(url, lang))
}

async function bind(form: FormData, { api, store }: LoadContext): Promise<void> {
  const input = { provider: fieldOf(form, 'provider'), password: fieldOf(form, 'password') }
  store.session.update((await api.call(usercenterThirdreplacebind, input)).user)
}

async function register(nick: string, { api, store }: LoadContext): Promise<void> {
  signedIn((await api.call(usercenterThirdregister, { nick, terms: true })).user, store)
}

/** Restarts the sign-in at the provider: the pending identity is used up or has expired. */
export const beginAgain = (url: URL, lang: LoadContext['lang']) =>
  redirectTo(`/${lang}/login.html?${new URLSearchParams({ third: 'failed', return: returnPath(url, lang) })}`)
