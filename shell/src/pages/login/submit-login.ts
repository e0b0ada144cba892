import { usercenterLogout } from 'shared-state/calls/sign-in'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { loadPart } from '../../layout/load-part.ts'
import { loadDiallingCodes } from './code/dialling-codes.ts'
import { fieldOf } from './field-of.ts'
import { answered } from './form-refusal.ts'
import { returnPath } from './return-path.ts'
import { signInWayOf, submitSignIn, type SignInAnswer } from './sign-in-ways.ts'
import { loadProviders } from './third/load-providers.ts'

/** Answers the login page's forms: on to `?return=`, or back with what is wrong. `act=logout` and `act=logoutEverywhere` log out (user menu). */
export async function submitLogin(form: FormData, context: LoadContext): Promise<SignInAnswer> {
  const { url, lang } = context
  const act = fieldOf(form, 'act')
  if (act === 'logout' || act === 'logoutEverywhere') {
    await logOut(context, act === 'logoutEverywhere')
    throw redirectTo(`/${lang}/`)
  }
  const answer = await submitSignIn(form, context)
  if (answer) return answered(answer)
  throw redirectTo(returnPath(url, lang))
}

async function logOut({ api, store }: LoadContext, everywhere: boolean): Promise<void> {
  await api.call(usercenterLogout, { everywhere })
  api.forgetVisitor()
  store.session.loggedOut()
}

/** Who is logged in already has no need of the login page. */
export async function onlyStrangers({ store, url, lang }: Pick<LoadContext, 'store' | 'url' | 'lang'>): Promise<void> {
  if (store.session.isLoggedIn) throw redirectTo(returnPath(url, lang))
}

export async function loadLogin(context: LoadContext) {
  await onlyStrangers(context)
  const { store, url, signal } = context
  const [codes, providers] = await Promise.all([
    signInWayOf(url.searchParams) === 'phone' ? loadPart(store, loadDiallingCodes(store), signal) : null,
    loadPart(store, loadProviders(store), signal),
  ])
  return { codes, providers: providers ?? [] }
}
