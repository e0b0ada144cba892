import { errorCodes } from 'shared-state/calls/error-codes'
import { usercenterEmailregister, usercenterSendemail, usercenterValidateemailcode } from 'shared-state/calls/users'
import { ApiError, redirectTo, type LoadContext } from 'shared-state/runtime'
import { fieldOf } from '../login/field-of.ts'
import { refusalOf, type FormRefusal } from '../login/form-refusal.ts'
import { returnPath } from '../login/return-path.ts'
import { shellText } from '../../strings/keys.ts'

/** What the register page knows between its forms. It travels in the forms themselves, so it works without JavaScript. */
export interface RegisterAnswer {
  step: 'email' | 'account'
  refusal: FormRefusal | null
  email: string
  nick: string
  terms: boolean
  /** Of the code that was mailed; proves the address together with the code. */
  sendId: string
  minutes: number
  /** Proves the address by itself once the code was right, so that a refused password does not cost the code. */
  codeToken: string
}

const registerFields = ['email', 'code', 'nick', 'password', 'terms']

/** Answers the register page's forms: `step=email` mails a code, `step=account` makes the account (decisions 3). */
export async function submitRegister(form: FormData, context: LoadContext): Promise<RegisterAnswer> {
  const told: RegisterAnswer = {
    step: fieldOf(form, 'step') === 'account' ? 'account' : 'email',
    refusal: null,
    email: fieldOf(form, 'email').trim(),
    nick: fieldOf(form, 'nick').trim(),
    terms: form.has('terms'),
    sendId: fieldOf(form, 'sendId'),
    minutes: Number(fieldOf(form, 'minutes')) || 0,
    codeToken: fieldOf(form, 'codeToken'),
  }
  return told.step === 'email' ? mailCode(told, context) : makeAccount(told, form, context)
}

async function mailCode(told: RegisterAnswer, { api, store }: LoadContext): Promise<RegisterAnswer> {
  try {
    const { sendId, expiresIn } = await api.call(usercenterSendemail, { email: told.email, scene: 'register' })
    return { ...told, step: 'account', sendId, minutes: Math.floor(expiresIn / 60), codeToken: '' }
  } catch (error) {
    // Asking again too soon must not lose the code that is already on its way.
    return { ...told, step: told.sendId ? 'account' : 'email', refusal: refusalOf(error, store.text, registerFields) }
  }
}

async function makeAccount(told: RegisterAnswer, form: FormData, context: LoadContext): Promise<RegisterAnswer> {
  const { api, store, url, lang } = context
  if (!told.terms) return { ...told, refusal: { fields: { terms: store.text.t(shellText.rulesMissing) }, message: null } }
  let { codeToken } = told
  try {
    codeToken ||= await proveAddress(told, fieldOf(form, 'code').trim(), context)
    const { user } = await api.call(usercenterEmailregister, { codeToken, password: fieldOf(form, 'password'), nick: told.nick, terms: true })
    api.forgetVisitor()
    store.session.loggedIn(user)
  } catch (error) {
    const tokenIsOver = error instanceof ApiError && error.code === errorCodes.badToken
    return { ...told, codeToken: tokenIsOver ? '' : codeToken, refusal: refusalOf(error, store.text, registerFields) }
  }
  throw redirectTo(returnPath(url, lang))
}

async function proveAddress({ sendId }: RegisterAnswer, code: string, { api }: LoadContext): Promise<string> {
  const { codeToken } = await api.call(usercenterValidateemailcode, { sendId, code })
  return codeToken
}
