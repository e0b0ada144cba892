import { declareCall } from 'shared-state/api/declare-call'
import { literal, optional, strictObject } from 'shared-state/schema'
import { nick, password, theUser } from './entities/account-fields.ts'
import { codeToken, countryCode, oneTimeCode, sendId } from './entities/fields.ts'

/** Registers by email, proved in scene register by `sendId` with `code`, or `codeToken`. By phone: usercenter.phonequicklogin. */
export const usercenterEmailregister = declareCall({
  name: 'usercenter.emailregister',
  section: 'Users and sign-in',
  scope: 'session',
  method: 'POST',
  repeat: 'key',
  input: strictObject({
    sendId: optional(sendId),
    code: optional(oneTimeCode),
    codeToken: optional(codeToken),
    password,
    nick,
    countryCode: optional(countryCode),
    terms: literal(true),
  }),
  output: theUser,
})
