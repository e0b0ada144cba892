import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { typedAddress, typedCode, typedNumber } from 'shared-state/forms/typed'
import {
  usercenterEmailbind,
  usercenterModifyemail,
  usercenterModifyphone,
  usercenterPhonebind,
} from '../../account-security.ts'
import { usercenterGraphcode } from '../../bot-check.ts'
import { canProvePerson, provePerson } from '../../bot-check/prove-person.ts'
import {
  usercenterSendemail,
  usercenterSendsmscode,
  usercenterValidateemailcode,
  usercenterValidatesmscode,
} from '../../proof-codes.ts'
import { pictureRead } from '../checked-call.ts'
import { fieldOf } from '../field-of.ts'
import { faultyAnswer, refusedAnswer, stepAnswer, type FormAnswer } from '../form-answer.ts'
import { accountWords } from '../words.ts'

export const contactKinds = ['email', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]

/** A first address or number is bound, a later one is changed; a code for one scene is not valid for the other (calls, scene). */
type Scene = 'bind' | 'change'

/** Errors caused by the code itself. */
const ofTheCode = new Set<number>([errorCodes.wrongCode, errorCodes.codeOver, errorCodes.tooManyTries])
const startsOver = new Set<number>([errorCodes.otherAccount, errorCodes.badToken])

/** The form's content; `sendId` and `codeToken` are carried over from step to step. */
interface Entered {
  kind: ContactKind
  scene: Scene
  address: Record<string, string>
  sendId: string
  codeToken: string
}

/** Sends a code to a new address or number, then confirms the change with the code. On success the page reloads with the form closed. */
export async function changeContact(
  form: FormData,
  kind: ContactKind,
  context: LoadContext,
): Promise<FormAnswer | Response> {
  const { user } = context.store.session
  const entered: Entered = {
    kind,
    scene: user?.[kind] ? 'change' : 'bind',
    address: kind === 'email' ? { email: typedAddress(fieldOf(form, 'email')) } : numberIn(form),
    sendId: fieldOf(form, 'sendId'),
    codeToken: fieldOf(form, 'codeToken'),
  }
  return entered.sendId && !fieldOf(form, 'again') ? confirm(form, entered, context) : sendCode(form, entered, context)
}

function numberIn(form: FormData): { areaCode: string; phone: string } {
  const areaCode = typedNumber(fieldOf(form, 'areaCode'))
  return { areaCode: areaCode && `+${areaCode}`, phone: typedNumber(fieldOf(form, 'phone'), areaCode) }
}

async function sendCode(form: FormData, entered: Entered, context: LoadContext): Promise<FormAnswer> {
  const { kind, scene, address } = entered
  const read = pictureRead(form)
  // Checked first: no bot check for a form that would be refused anyway.
  const missing = Object.entries(address)
    .filter(([, value]) => value === '')
    .map(([name]) => [name, context.store.text.t(accountWords.fillIn)])
  if (missing.length > 0) return faultyAnswer(kind, Object.fromEntries(missing), address)
  try {
    const bot = read ?? (canProvePerson() ? await provePerson(context.api, scene) : undefined)
    const asked = { scene, ...(bot && { bot }) }
    const options = { signal: context.signal }
    const { sendId, expiresIn } =
      kind === 'email'
        ? await context.api.call(usercenterSendemail, { email: address.email!, ...asked }, options)
        : await context.api.call(
            usercenterSendsmscode,
            { areaCode: address.areaCode!, phone: address.phone!, ...asked },
            options,
          )
    return stepAnswer(kind, { ...address, sendId, minutes: String(Math.round(expiresIn / 60)) })
  } catch (error) {
    // No new code was sent: the previous one is still valid.
    const values = entered.sendId ? { ...address, sendId: entered.sendId, minutes: fieldOf(form, 'minutes') } : address
    if (!isApiError(error) || error.code !== errorCodes.botCheck) return refusedAnswer(form, error, context, values)
    const { graphId, image } = await context.api.call(usercenterGraphcode, { scene }, { signal: context.signal })
    const asked = { ...address, graphId, image }
    return read
      ? faultyAnswer(kind, { picture: error.fieldMessage('bot.graphCode') ?? error.message }, asked)
      : stepAnswer(kind, asked)
  }
}

async function confirm(
  form: FormData,
  { kind, scene, address, sendId, codeToken }: Entered,
  context: LoadContext,
): Promise<FormAnswer | Response> {
  const { api, store, lang, signal } = context
  const carried = { ...address, sendId, minutes: fieldOf(form, 'minutes') }
  let token = codeToken
  try {
    // A code works once: if only the password was wrong, its token is kept for the next attempt.
    token ||= (
      await api.call(
        kind === 'email' ? usercenterValidateemailcode : usercenterValidatesmscode,
        { sendId, code: typedCode(fieldOf(form, 'code')) },
        { signal },
      )
    ).codeToken
    const { user } =
      scene === 'bind'
        ? await api.call(kind === 'email' ? usercenterEmailbind : usercenterPhonebind, { codeToken: token }, { signal })
        : await api.call(
            kind === 'email' ? usercenterModifyemail : usercenterModifyphone,
            { codeToken: token, password: fieldOf(form, 'password') },
            { signal },
          )
    store.session.update(user)
    return redirectTo(`/${lang}/user/setting.html?changed=${kind}`)
  } catch (error) {
    if (!token && isApiError(error) && ofTheCode.has(error.code))
      return faultyAnswer(kind, { code: error.message }, carried)
    // The address now belongs to another account, or the token has expired: a different address or a new code is needed.
    const startOver = isApiError(error) && startsOver.has(error.code)
    return refusedAnswer(form, error, context, startOver ? address : { ...carried, ...(token && { codeToken: token }) })
  }
}
