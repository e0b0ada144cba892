import { errorCodes } from 'shared-state/calls/error-codes'
import { usercenterThirdpending, usercenterThirdregister, usercenterThirdreplacebind } from 'shared-state/calls/third-party'
import { ApiError, redirectTo, type LoadContext } from 'shared-state/runtime'
import { shellText } from '../../../strings/keys.ts'
import { fieldOf } from '../field-of.ts'
import { answered, refusalOf, type FormRefusal } from '../form-refusal.ts'
import { returnPath } from '../return-path.ts'
import { signedIn } from '../signed-in.ts'

export interface ThirdAnswer {
  refusal: FormRefusal
  nick: string
  terms: boolean
}

/** `login/third.html?return=`: who has come back from a provider and has no account here; nobody: it took too long, or was done. */
export async function loadThird({ api, url, lang, signal }: LoadContext) {
  const { pending } = await api.call(usercenterThirdpending, {}, { signal })
  if (!pending) throw beginAgain(url, lang)
  return pending
}

/** Joins who is pending with the account of who is signed in (`act=bind`), or makes an account. */
export async function submitThird(form: FormData, context: LoadContext): Promise<ThirdAnswer> {
  const { store, url, lang } = context
  const told = { nick: fieldOf(form, 'nick').trim(), terms: form.has('terms') }
  const binds = fieldOf(form, 'act') === 'bind'
  if (!binds && !told.terms) return answered({ ...told, refusal: { fields: { terms: store.text.t(shellText.rulesMissing) }, message: null } })
  try {
    await (binds ? bind(form, context) : register(told.nick, context))
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.badToken) throw beginAgain(url, lang)
    const refusal = refusalOf(error, store.text, ['nick', 'password'])
    const isTaken = error instanceof ApiError && error.code === errorCodes.otherAccount
    return answered({ ...told, refusal: isTaken ? { fields: {}, message: store.text.t(shellText.addressTaken) } : refusal })
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

const beginAgain = (url: URL, lang: LoadContext['lang']) =>
  redirectTo(`/${lang}/login.html?${new URLSearchParams({ third: 'failed', return: returnPath(url, lang) })}`)
