import { declareCall } from 'shared-state/api/declare-call'
import { boolean, literal, object, optional, strictObject, withDefault } from 'shared-state/schema'
import { areaCode, password, theUser } from './entities/account-fields.ts'
import { botProof } from './entities/bot-proof.ts'
import { codeToken, oneTimeCode, sendId, text } from './entities/fields.ts'
import { user } from './entities/user.ts'

const section = 'Users and sign-in'

/**
 * `account` is an address, or a phone number: with its `areaCode`, or by itself from the plus on. Unknown accounts answer as
 * wrong passwords do, in the same time. `bot` is asked for (400/2008, scene login) once there were three failures.
 */
export const usercenterLogin = declareCall({
  name: 'usercenter.login',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'may',
  input: strictObject({
    account: text(3, 254),
    areaCode: optional(areaCode),
    password,
    remember: withDefault(boolean(), false),
    bot: optional(botProof),
  }),
  output: theUser,
})

/**
 * Signs in by a number alone, scene login: `sendId` with `code`, or `codeToken`. A number without an account gets one, if
 * `terms` are agreed to (else 400/1001 at `terms`, and the codeToken can be sent again with them).
 */
export const usercenterPhonequicklogin = declareCall({
  name: 'usercenter.phonequicklogin',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'may',
  input: strictObject({
    sendId: optional(sendId),
    code: optional(oneTimeCode),
    codeToken: optional(codeToken),
    terms: optional(literal(true)),
    remember: withDefault(boolean(), false),
  }),
  output: object({ user, created: boolean() }),
})

/** Ends this session, and with `everywhere` all others of the user and the access of every application as well. */
export const usercenterLogout = declareCall({
  name: 'usercenter.logout',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'natural',
  input: strictObject({ everywhere: withDefault(boolean(), false) }),
  output: object({ done: literal(true) }),
})

/** A new password for whose address or number `codeToken` proves, scene forgot. Ends all sessions and the access of every application; signs nobody in. */
export const usercenterForgotpassword = declareCall({
  name: 'usercenter.forgotpassword',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'key',
  input: strictObject({ codeToken, newPassword: password }),
  output: object({ done: literal(true) }),
})
