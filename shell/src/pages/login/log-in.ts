import type { CallInput } from 'shared-state/calls/declare-call'
import { usercenterLogin } from 'shared-state/calls/users'
import type { RootStore } from 'shared-state/store/root-store'
import { fieldOf } from './field-of.ts'

export const loginFields = ['account', 'password']

export const loginInput = (form: FormData): CallInput<typeof usercenterLogin> => ({
  account: fieldOf(form, 'account').trim(),
  password: fieldOf(form, 'password'),
  remember: form.has('remember'),
})

/** Logs in and lets the store know; rejects with ApiError. */
export async function logIn(input: CallInput<typeof usercenterLogin>, store: RootStore): Promise<void> {
  const { user } = await store.api.call(usercenterLogin, input)
  // First the token of the former visitor goes: what waited for the login must not be sent with it.
  store.api.forgetVisitor()
  store.session.loggedIn(user)
}
