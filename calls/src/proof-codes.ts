import { declareCall } from 'shared-state/api/declare-call'
import { boolean, int, object, oneOf, optional, strictObject, string } from 'shared-state/schema'
import { address, areaCode, codeScenes, phone } from './entities/account-fields.ts'
import { botProof } from './entities/bot-proof.ts'
import { codeToken, oneTimeCode, sendId } from './entities/fields.ts'

/** Codes that prove an address or a number: requested, received, and exchanged for a token that a later write uses up. */

const section = 'Users and sign-in'
const sent = object({ sendId: string(), expiresIn: int(), resendAfter: int() })
const bot = optional(botProof)

/** Times in seconds. The answer does not reveal whether the address has an account (decisions 3). 400/2008 without `bot` of this scene. */
export const usercenterSendemail = declareCall({
  name: 'usercenter.sendemail',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'may',
  input: strictObject({ email: address, scene: oneOf(codeScenes), bot }),
  output: sent,
})

/** The same for a number. 501/5010 where the site cannot send text messages. */
export const usercenterSendsmscode = declareCall({
  name: 'usercenter.sendsmscode',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'may',
  input: strictObject({ areaCode, phone, scene: oneOf(codeScenes), bot }),
  output: sent,
})

const validate = {
  scope: 'session',
  section,
  method: 'GET',
  writes: true,
  input: strictObject({ sendId, code: oneTimeCode }),
  output: object({ codeToken: string(), expiresIn: int() }),
} as const

/** Exchanges a mailed code for a token that a later write uses up. */
export const usercenterValidateemailcode = declareCall({ name: 'usercenter.validateemailcode', ...validate })
/** The same for a code received by text message. */
export const usercenterValidatesmscode = declareCall({ name: 'usercenter.validatesmscode', ...validate })

const registered = {
  scope: 'session',
  section,
  method: 'GET',
  input: strictObject({ codeToken }),
  output: object({ registered: boolean() }),
} as const

/** Whether the number that `codeToken` proves has an account. The token stays valid. */
export const usercenterPhoneregistered = declareCall({ name: 'usercenter.phoneregistered', ...registered })
/** The same for an address. */
export const usercenterEmailregistered = declareCall({ name: 'usercenter.emailregistered', ...registered })
