import type { SharedStore } from 'shared-state/contract/shared-store'
import { typedAddress, typedNumber } from 'shared-state/forms/typed'
import { loadPart } from 'shared-state/store/load-part'
import type { BotProof } from '../../entities/bot-proof.ts'
import { usercenterLogin } from '../../sign-in.ts'
import { checkedCall, formStateOf, type FormState } from '../checked-call.ts'
import { dialOf } from '../codes/code-state.ts'
import { loadDiallingCodes } from '../codes/dialling-codes.ts'
import type { FormContext } from '../codes/send-code.ts'
import { fieldOf } from '../field-of.ts'
import { signedIn } from '../signed-in.ts'

export interface PasswordAnswer extends FormState {
  way: 'password'
  /** What was typed; a password is never sent back. */
  account: string
  remember: boolean
}

/** Signs in with an address or number and its password; null on success. The bot check is required only after failures. */
export async function submitPassword(form: FormData, { api, store }: FormContext): Promise<PasswordAnswer | null> {
  const account = fieldOf(form, 'account').trim()
  const remember = form.has('remember')
  const password = fieldOf(form, 'password')
  const who = await accountOf(account, store)
  const call = (bot?: BotProof) => api.call(usercenterLogin, { ...who, password, remember, ...(bot && { bot }) })
  const checked = await checkedCall({ form, scene: 'login', api, wanted: false, call })
  if (!('result' in checked))
    return { way: 'password', account, remember, ...formStateOf(checked, store.text, ['account', 'password']) }
  signedIn(checked.result.user, store)
  return null
}

/** The typed account in the form that the call expects. A number without a country code gets that of the visitor's country, if known. */
async function accountOf(typed: string, store: SharedStore): Promise<{ account: string; areaCode?: string }> {
  if (!/^[\p{Nd}\p{Cf}\p{Pd}\s().+]+$/u.test(typed)) return { account: typedAddress(typed) }
  const account = typedNumber(typed)
  if (typed.includes('+')) return { account: `+${account}` }
  const areaCode = dialOf({ areaCode: (await loadPart(store, loadDiallingCodes(store)))?.own ?? '' })
  return { account, ...(areaCode && { areaCode }) }
}
