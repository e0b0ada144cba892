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

/** The first address or number is bound, a later one changed: codes for one do not count for the other (calls, scene). */
type Scene = 'bind' | 'change'

/** What may be wrong with a code. */
const ofTheCode = new Set<number>([errorCodes.wrongCode, errorCodes.codeOver, errorCodes.tooManyTries])
const startsOver = new Set<number>([errorCodes.otherAccount, errorCodes.badToken])

/** What the form holds; `sendId` and `codeToken` are carried on from step to step. */
interface Entered {
  kind: ContactKind
  scene: Scene
  address: Record<string, string>
  sendId: string
  codeToken: string
}

/** Sends a code to a new address or number, then trades the code for it. Done, the page starts over: the form is closed. */
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
  // Nobody works or reads for a form that is refused all the same.
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
    // No other code was sent: the one before is still good.
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
    // A code works once: where the password alone was wrong, its token is kept for the next try.
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
    // What was proved is another's by now, or for too long: only another address, or another code, helps.
    const startOver = isApiError(error) && startsOver.has(error.code)
    return refusedAnswer(form, error, context, startOver ? address : { ...carried, ...(token && { codeToken: token }) })
  }
}
