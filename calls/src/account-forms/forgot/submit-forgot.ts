import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { usercenterForgotpassword } from '../../sign-in.ts'
import { usercenterGetuserfromcookie } from '../../users.ts'
import type { FormState } from '../checked-call.ts'
import { codeFields, codeStateOf, type CodeState } from '../codes/code-state.ts'
import { proveCode, sendCode } from '../codes/send-code.ts'
import { fieldOf } from '../field-of.ts'
import { answered, refusalOf } from '../form-refusal.ts'
import { returnPath } from '../return-path.ts'

export interface ForgotAnswer extends CodeState, FormState {
  step: 'send' | 'password'
}

/** `forgot.html?way=phone`: the code is sent to a phone number. */
export const forgotKind = (search: URLSearchParams): CodeState['kind'] =>
  search.get('way') === 'phone' ? 'phone' : 'email'

/**
 * Answers the forms of a forgotten password: `step=send` sends a code, `step=password` takes it with the new password, `step=other` asks
 * for another address. The answer never reveals whether the account exists (decisions 3). Success redirects to the login page.
 */
export async function submitForgot(form: FormData, context: LoadContext): Promise<ForgotAnswer> {
  const { url, lang } = context
  const step = fieldOf(form, 'step')
  const told: ForgotAnswer = {
    ...codeStateOf(form, forgotKind(url.searchParams)),
    step: 'send',
    refusal: null,
    picture: null,
  }
  if (step === 'other') return told
  if (step !== 'password') return answered(await askForCode(told, form, context))
  const answer = await changePassword({ ...told, step }, form, context)
  if (answer) return answered(answer)
  throw redirectTo(`/${lang}/login.html?${new URLSearchParams({ changed: 'password', return: returnPath(url, lang) })}`)
}

async function askForCode(told: ForgotAnswer, form: FormData, context: LoadContext): Promise<ForgotAnswer> {
  const sent = { ...told, ...(await sendCode(told, 'forgot', form, context)) }
  const { fields = {} } = sent.refusal ?? {}
  // A refusal for asking again too soon must not lose the code already sent.
  const isUnderWay = sent.sendId !== '' && sent.picture === null && !fields.email && !fields.phone && !fields.areaCode
  return { ...sent, step: isUnderWay ? 'password' : 'send' }
}

async function changePassword(told: ForgotAnswer, form: FormData, context: LoadContext): Promise<ForgotAnswer | null> {
  const { api, store } = context
  let { codeToken } = told
  try {
    codeToken ||= await proveCode(told, form, context)
    await api.call(usercenterForgotpassword, { codeToken, newPassword: fieldOf(form, 'newPassword') })
  } catch (error) {
    const isOver = isApiError(error) && error.code === errorCodes.badToken
    return {
      ...told,
      codeToken: isOver ? '' : codeToken,
      refusal: refusalOf(error, store.text, [...codeFields, 'newPassword']),
    }
  }
  // A new password ends every session of the account, including this browser's if it was logged in to that account.
  api.forgetVisitor()
  if (store.session.isLoggedIn && !(await api.call(usercenterGetuserfromcookie, {})).result) store.session.loggedOut()
  return null
}
