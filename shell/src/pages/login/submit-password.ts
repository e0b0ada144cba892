import type { BotProof } from 'shared-state/calls/entities/bot-proof'
import { usercenterLogin } from 'shared-state/calls/sign-in'
import { checkedCall, formStateOf, type FormState } from '../../bot-check/checked-call.ts'
import type { FormContext } from './code/send-code.ts'
import { fieldOf } from './field-of.ts'
import { signedIn } from './signed-in.ts'

export interface PasswordAnswer extends FormState {
  way: 'password'
  /** What was typed; a password is never sent back. */
  account: string
  remember: boolean
}

/** Signs in with an address or number and its password; null once that is done. The bot check is asked for after failures only. */
export async function submitPassword(form: FormData, { api, store }: FormContext): Promise<PasswordAnswer | null> {
  const account = fieldOf(form, 'account').trim()
  const remember = form.has('remember')
  const password = fieldOf(form, 'password')
  const call = (bot?: BotProof) => api.call(usercenterLogin, { account: accountOf(account), password, remember, ...(bot && { bot }) })
  const checked = await checkedCall({ form, scene: 'login', api, wanted: false, call })
  if (!('result' in checked)) return { way: 'password', account, remember, ...formStateOf(checked, store.text, ['account', 'password']) }
  signedIn(checked.result.user, store)
  return null
}

/** A number as its owner writes it, spaces and all, is one without them to the call. */
const accountOf = (typed: string) => (/^\+[\d\s().-]+$/.test(typed) ? typed.replace(/[\s().-]/g, '') : typed)
