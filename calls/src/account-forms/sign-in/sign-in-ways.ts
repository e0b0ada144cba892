import type { FormContext } from '../codes/send-code.ts'
import { fieldOf } from '../field-of.ts'
import { submitPassword, type PasswordAnswer } from './submit-password.ts'
import { submitPhone, type PhoneAnswer } from './submit-phone.ts'

export const signInWays = ['password', 'phone', 'qr'] as const
export type SignInWay = (typeof signInWays)[number]
export type SignInAnswer = PasswordAnswer | PhoneAnswer

/** The value of `login.html?way=`; 'password' where it is missing or unknown. */
export const signInWayOf = (search: URLSearchParams): SignInWay =>
  signInWays.find(way => way === search.get('way')) ?? 'password'

/** Result of a sign-in form, on its page and in the dialog: null once the visitor is signed in, else what to show. */
export const submitSignIn = (form: FormData, context: FormContext): Promise<SignInAnswer | null> =>
  fieldOf(form, 'way') === 'phone' ? submitPhone(form, context) : submitPassword(form, context)
