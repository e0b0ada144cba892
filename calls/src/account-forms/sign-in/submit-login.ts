import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { usercenterLogout } from '../../sign-in.ts'
import { fieldOf } from '../field-of.ts'
import { answered } from '../form-refusal.ts'
import { returnPath } from '../return-path.ts'
import { submitSignIn, type SignInAnswer } from './sign-in-ways.ts'

/**
 * Answers the login page's forms: redirects to `?return=`, or shows what is wrong. `act=logout` and `act=logoutEverywhere` log out
 * (user menu).
 */
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
