import { usercenterLogout } from 'shared-state/calls/users'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { fieldOf } from './field-of.ts'
import { refusalOf, type FormRefusal } from './form-refusal.ts'
import { logIn, loginFields, loginInput } from './log-in.ts'
import { returnPath } from './return-path.ts'

export interface LoginAnswer {
  refusal: FormRefusal
  account: string
  remember: boolean
}

/** Answers the login page's form: on to `?return=`, or back with what is wrong. `act=logout` logs out (user menu). */
export async function submitLogin(form: FormData, context: LoadContext): Promise<LoginAnswer> {
  const { store, url, lang } = context
  if (fieldOf(form, 'act') === 'logout') {
    await logOut(context)
    throw redirectTo(`/${lang}/`)
  }
  const input = loginInput(form)
  try {
    await logIn(input, store)
  } catch (error) {
    return { refusal: refusalOf(error, store.text, loginFields), account: input.account, remember: form.has('remember') }
  }
  throw redirectTo(returnPath(url, lang))
}

async function logOut({ api, store }: LoadContext): Promise<void> {
  await api.call(usercenterLogout, {})
  api.forgetVisitor()
  store.session.loggedOut()
}

/** Who is logged in already has no need of the login page. */
export async function loadLogin({ store, url, lang }: LoadContext): Promise<null> {
  if (store.session.isLoggedIn) throw redirectTo(returnPath(url, lang))
  return null
}
