import type { FormContext } from '../codes/send-code.ts'
import { fieldOf } from '../field-of.ts'
import { submitPassword, type PasswordAnswer } from './submit-password.ts'
import { submitPhone, type PhoneAnswer } from './submit-phone.ts'

export const signInWays = ['password', 'phone', 'qr'] as const
export type SignInWay = (typeof signInWays)[number]
export type SignInAnswer = PasswordAnswer | PhoneAnswer

/** `login.html?way=`; the password where it says nothing that is known. */
export const signInWayOf = (search: URLSearchParams): SignInWay =>
  signInWays.find(way => way === search.get('way')) ?? 'password'

/** What a sign-in form comes to, on its page and in the dialog: null once somebody is signed in, else what to show. */
export const submitSignIn = (form: FormData, context: FormContext): Promise<SignInAnswer | null> =>
  fieldOf(form, 'way') === 'phone' ? submitPhone(form, context) : submitPassword(form, context)
