import {
  usercenterEmailregistered,
  usercenterPhoneregistered,
  usercenterSendemail,
  usercenterSendsmscode,
  usercenterValidateemailcode,
  usercenterValidatesmscode,
} from 'calls/proof-codes'
import { handle } from 'platform/api/handle'
import type { Caller, CallHandler } from 'platform/api/handle'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { notConfigured } from 'platform/api/not-configured'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { dialled, readPhoneNumber } from '../accounts/phone-numbers.ts'
import type { CodeChannel, Proof } from '../accounts/proof-codes.ts'
import { CODE_SECONDS, CODE_TOKEN_SECONDS, RESEND_SECONDS } from '../accounts/proof-codes.ts'
import { requesterOf } from './code-requester.ts'
import { tradeCode } from './code-tokens.ts'
import { codeMail, codeMessage } from './code-words.ts'
import { fieldRefusal } from './field-refusal.ts'
import { accountOf } from './proven-account.ts'
import type { UserDeps } from './user-deps.ts'

const noMail = { en: 'Mail is not configured on this site.', id: 'Email belum dikonfigurasi di situs ini.' }
const noMessages = {
  en: 'Text messages are not configured on this site.',
  id: 'SMS belum dikonfigurasi di situs ini.',
}
const sent = { expiresIn: CODE_SECONDS, resendAfter: RESEND_SECONDS }

/** Codes that prove an address or a number. */
export function codeHandlers(deps: UserDeps): CallHandler[] {
  const {
    db,
    botCheck,
    codes,
    mail,
    sms,
    cookies: { origin },
    limits,
  } = deps
  const sendCode = async (proof: Proof, scene: string, caller: Caller, send: (code: string) => Promise<void>) => {
    const requester = await requesterOf(deps, proof, caller)
    // The owner has a separate allowance that nobody else on the network can use up.
    if (requester !== 'owner') spendAttempt(limits.codesByNetwork, caller.ip)
    return { sendId: await codes.send(proof, scene, requester, send), ...sent }
  }
  const validate =
    (channel: CodeChannel) =>
    async ({ sendId, code }: { sendId: string; code: string }, { caller }: { caller: Caller }) => ({
      codeToken: await tradeCode(deps, channel, sendId, code, caller),
      expiresIn: CODE_TOKEN_SECONDS,
    })
  const registered =
    (channel: CodeChannel) =>
    async ({ codeToken }: { codeToken: string }) => {
      const proof = await codes.read(db, codeToken)
      if (proof.channel !== channel) throw new Refusal(errorCodes.badToken)
      return { registered: (await accountOf(db, proof)) !== undefined }
    }
  return [
    handle(usercenterSendemail, async ({ email, scene, bot }, { caller }) => {
      if (!mail) throw notConfigured(noMail, caller.lang)
      await botCheck.check(bot, scene, caller.lang)
      const subject = email.toLowerCase()
      return sendCode({ channel: 'mail', subject }, scene, caller, code =>
        mail.send(codeMail(subject, code, origin, caller.lang)),
      )
    }),
    handle(usercenterSendsmscode, async ({ areaCode, phone, scene, bot }, { caller }) => {
      if (!sms) throw notConfigured(noMessages, caller.lang)
      const number = readPhoneNumber(phone, areaCode)
      if (!number) throw fieldRefusal(errorCodes.wrongForm, 'phone', 'noPhoneNumber', caller.lang)
      await botCheck.check(bot, scene, caller.lang)
      const subject = dialled(number)
      return sendCode({ channel: 'sms', subject }, scene, caller, code =>
        sms.send(codeMessage(subject, code, origin, caller.lang)),
      )
    }),
    handle(usercenterValidateemailcode, validate('mail')),
    handle(usercenterValidatesmscode, validate('sms')),
    handle(usercenterEmailregistered, registered('mail')),
    handle(usercenterPhoneregistered, registered('sms')),
  ]
}
