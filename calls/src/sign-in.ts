import { declareCall } from 'shared-state/api/declare-call'
import { boolean, literal, object, optional, strictObject, withDefault } from 'shared-state/schema'
import { areaCode, password, theUser } from './entities/account-fields.ts'
import { botProof } from './entities/bot-proof.ts'
import { codeToken, oneTimeCode, sendId, text } from './entities/fields.ts'
import { user } from './entities/user.ts'

const section = 'Users and sign-in'

/**
 * `account` is an address, or a phone number, either with its `areaCode` or in full with the plus. Unknown accounts answer like
 * wrong passwords, in the same time. `bot` is required (400/2008, scene login) after three failures.
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
 * Signs in by phone number only, scene login: `sendId` with `code`, or `codeToken`. A number without an account gets one if
 * `terms` are accepted (else 400/1001 at `terms`, and the same codeToken can be sent again with them).
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

/**
 * Sets a new password for the account whose address or number `codeToken` proves, scene forgot. Ends all sessions and the access of
 * every application; does not sign in.
 */
export const usercenterForgotpassword = declareCall({
  name: 'usercenter.forgotpassword',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'key',
  input: strictObject({ codeToken, newPassword: password }),
  output: object({ done: literal(true) }),
})
