import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import { usercenterPhoneregistered } from '../../proof-codes.ts'
import { usercenterPhonequicklogin } from '../../sign-in.ts'
import type { FormState } from '../checked-call.ts'
import { codeFields, codeStateOf, type CodeState } from '../codes/code-state.ts'
import { proveCode, sendCode, type FormContext } from '../codes/send-code.ts'
import { fieldOf } from '../field-of.ts'
import { refusalOf } from '../form-refusal.ts'
import { signedIn } from '../signed-in.ts'
import { shellWords } from '../words.ts'

export interface PhoneAnswer extends CodeState, FormState {
  way: 'phone'
  /** `terms`: the number is proved and has no account yet. */
  step: 'phone' | 'code' | 'terms'
  remember: boolean
}

/**
 * Signs in with a number and the code sent to it; a new number gets an account once the visitor accepts the terms. Null on success
 * (spec 4: send the code, validate it, check whether the number is registered, quick login). `step` is the requested action: `phone`
 * sends a code, `other` asks for another number.
 */
export async function submitPhone(form: FormData, context: FormContext): Promise<PhoneAnswer | null> {
  const state = codeStateOf(form, 'phone')
  const told = { way: 'phone', remember: form.has('remember'), ...state, refusal: null, picture: null } as const
  const asked = fieldOf(form, 'step')
  if (asked === 'other') return { ...told, step: 'phone' }
  if (asked !== 'code' && asked !== 'terms') return askForCode({ ...told, step: 'phone' }, form, context)
  return logIn({ ...told, step: asked }, form, context)
}

async function askForCode(told: PhoneAnswer, form: FormData, context: FormContext): Promise<PhoneAnswer> {
  const sent = { ...told, ...(await sendCode(told, 'login', form, context)) }
  // A refusal for asking again too soon must not lose the code already sent.
  const isUnderWay =
    sent.sendId !== '' && sent.picture === null && !sent.refusal?.fields.phone && !sent.refusal?.fields.areaCode
  return { ...sent, step: isUnderWay ? 'code' : 'phone' }
}

async function logIn(told: PhoneAnswer, form: FormData, context: FormContext): Promise<PhoneAnswer | null> {
  const { api, store } = context
  const agrees = form.has('terms')
  if (told.step === 'terms' && !agrees)
    return { ...told, refusal: { fields: { terms: store.text.t(shellWords.rulesMissing) }, message: null } }
  let { codeToken } = told
  try {
    codeToken ||= await proveCode(told, form, context)
    if (told.step === 'code' && !(await api.call(usercenterPhoneregistered, { codeToken })).registered)
      return { ...told, step: 'terms', codeToken }
    const { user } = await api.call(usercenterPhonequicklogin, {
      codeToken,
      remember: told.remember,
      ...(agrees && { terms: true as const }),
    })
    signedIn(user, store)
    return null
  } catch (error) {
    const refusal = refusalOf(error, store.text, [...codeFields, 'terms'])
    // The token that proved the number has expired: it has to be proved again.
    if (isApiError(error) && error.code === errorCodes.badToken)
      return { ...told, step: 'phone', sendId: '', codeToken: '', refusal }
    return { ...told, codeToken, refusal }
  }
}
