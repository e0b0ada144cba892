import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import type { Text } from 'shared-state/i18n/text'
import { usercenterEmailregister } from '../../register.ts'
import type { FormState } from '../checked-call.ts'
import { codeFields, codeStateOf, type CodeState } from '../codes/code-state.ts'
import { proveCode, sendCode } from '../codes/send-code.ts'
import { fieldOf } from '../field-of.ts'
import { answered, refusalOf, type FormRefusal } from '../form-refusal.ts'
import { returnPath } from '../return-path.ts'
import { submitPhone, type PhoneAnswer } from '../sign-in/submit-phone.ts'
import { signedIn } from '../signed-in.ts'
import { shellWords } from '../words.ts'

/** The state of the register page between its forms. */
export interface RegisterAnswer extends CodeState, FormState {
  way: 'email'
  step: 'email' | 'account'
  nick: string
  terms: boolean
}

/**
 * Answers the register page's forms: by phone as sign-in by phone does; by email `step=email` mails a code, `step=account` creates the
 * account (decisions 3), and `step=other` asks for another address.
 */
export async function submitRegister(form: FormData, context: LoadContext): Promise<RegisterAnswer | PhoneAnswer> {
  const answer = await (fieldOf(form, 'way') === 'phone' ? submitPhone(form, context) : submitByEmail(form, context))
  if (answer) return answered(answer)
  throw redirectTo(returnPath(context.url, context.lang))
}

async function submitByEmail(form: FormData, context: LoadContext): Promise<RegisterAnswer | null> {
  const step = fieldOf(form, 'step')
  const told: RegisterAnswer = {
    way: 'email',
    step: step === 'account' ? 'account' : 'email',
    ...codeStateOf(form, 'email'),
    nick: fieldOf(form, 'nick').trim(),
    terms: form.has('terms'),
    refusal: null,
    picture: null,
  }
  if (step === 'other') return told
  return told.step === 'account' ? makeAccount(told, form, context) : mailCode(told, form, context)
}

async function mailCode(told: RegisterAnswer, form: FormData, context: LoadContext): Promise<RegisterAnswer> {
  const sent = { ...told, ...(await sendCode(told, 'register', form, context)) }
  // A refusal for asking again too soon must not lose the code already sent.
  const isUnderWay = sent.sendId !== '' && sent.picture === null && !sent.refusal?.fields.email
  return { ...sent, step: isUnderWay ? 'account' : 'email' }
}

async function makeAccount(told: RegisterAnswer, form: FormData, context: LoadContext): Promise<RegisterAnswer | null> {
  const { api, store } = context
  const { t } = store.text
  let { codeToken } = told
  const missing = missingFields(told, form, store.text)
  if (Object.keys(missing).length > 0) return { ...told, refusal: { fields: missing, message: null } }
  try {
    codeToken ||= await proveCode(told, form, context)
    const { user } = await api.call(usercenterEmailregister, {
      codeToken,
      password: fieldOf(form, 'password'),
      nick: told.nick,
      terms: true,
    })
    signedIn(user, store)
    return null
  } catch (error) {
    const refusal = refusalOf(error, store.text, [...codeFields, 'nick', 'password', 'terms'])
    const code = isApiError(error) ? error.code : 0
    if (code === errorCodes.otherAccount)
      return { ...told, codeToken, refusal: { fields: {}, message: t(shellWords.addressTaken) } }
    return { ...told, codeToken: code === errorCodes.badToken ? '' : codeToken, refusal }
  }
}

/** Reports all missing fields at once, before the code is used up. */
function missingFields({ codeToken, nick, terms }: RegisterAnswer, form: FormData, { t }: Text): FormRefusal['fields'] {
  const empty = {
    code: !codeToken && fieldOf(form, 'code').trim() === '',
    nick: nick === '',
    password: fieldOf(form, 'password') === '',
  }
  const names = Object.entries(empty).flatMap(([name, isEmpty]) => (isEmpty ? [name] : []))
  return {
    ...Object.fromEntries(names.map(name => [name, t(shellWords.fillIn)])),
    ...(!terms && { terms: t(shellWords.rulesMissing) }),
  }
}
