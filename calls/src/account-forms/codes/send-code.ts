import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import type { LoadContext } from 'shared-state/contract/area'
import { typedAddress, typedCode, typedNumber } from 'shared-state/forms/typed'
import { safeParse } from 'shared-state/schema'
import type { BotProof, BotScene } from '../../entities/bot-proof.ts'
import {
  usercenterSendemail,
  usercenterSendsmscode,
  usercenterValidateemailcode,
  usercenterValidatesmscode,
} from '../../proof-codes.ts'
import { checkedCall, formStateOf, type FormState } from '../checked-call.ts'
import { fieldOf } from '../field-of.ts'
import { shellWords } from '../words.ts'
import { codeFields, dialOf, type CodeState } from './code-state.ts'

export type FormContext = Pick<LoadContext, 'api' | 'store'>

/** Sends a code to the form's address or number. `refusal` and `picture` null: the code was sent, and the state describes it. */
export async function sendCode(
  state: CodeState,
  scene: Exclude<BotScene, 'contact'>,
  form: FormData,
  { api, store }: FormContext,
): Promise<CodeState & FormState> {
  const request =
    state.kind === 'email'
      ? { declaration: usercenterSendemail, input: { email: typedAddress(state.email), scene } }
      : {
          declaration: usercenterSendsmscode,
          input: { areaCode: dialOf(state), phone: typedNumber(state.phone, dialOf(state)), scene },
        }
  const wanted = safeParse(request.declaration.input, request.input).success
  const call = (bot?: BotProof) => api.call(request.declaration, { ...request.input, ...(bot && { bot }) } as never)
  const checked = await checkedCall({ form, scene, api, wanted, call })
  if ('result' in checked) {
    const { sendId, expiresIn, resendAfter } = checked.result
    return {
      ...state,
      sendId,
      minutes: Math.floor(expiresIn / 60),
      resendAfter,
      codeToken: '',
      refusal: null,
      picture: null,
    }
  }
  return {
    ...state,
    resendAfter: waitOf(checked.error) ?? state.resendAfter,
    ...formStateOf(checked, store.text, codeFields),
  }
}

const waitOf = (error: unknown): number | undefined =>
  isApiError(error) && error.code === errorCodes.resendTooSoon ? error.retryAfter : undefined

/** Exchanges the typed code for a token. Rejects with ApiError, at field `code` where the code itself is the cause. */
export async function proveCode(
  { kind, sendId }: CodeState,
  form: FormData,
  { api, store }: FormContext,
): Promise<string> {
  const code = typedCode(fieldOf(form, 'code'))
  try {
    const { codeToken } = await api.call(kind === 'email' ? usercenterValidateemailcode : usercenterValidatesmscode, {
      sendId,
      code,
    })
    return codeToken
  } catch (error) {
    if (!isApiError(error) || error.errors.length > 0 || !codesOfCode.has(error.code)) throw error
    const message = error.code === errorCodes.tooManyTries ? store.text.t(shellWords.codeGuessed) : error.message
    throw error.atField('code', message)
  }
}

const codesOfCode = new Set<number>([errorCodes.wrongCode, errorCodes.codeOver, errorCodes.tooManyTries])
