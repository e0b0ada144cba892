import { declareCall } from 'shared-state/api/declare-call'
import { array, literal, object, optional, record, strictObject, string, unknown } from 'shared-state/schema'
import { password } from './entities/account-fields.ts'
import { codeToken, instant } from './entities/fields.ts'

const section = 'Users and sign-in'

/** Everything that is stored of the user, to keep: lists by what they hold (profile, sessions, reviews, complaints, …). */
export const usercenterAccountexport = declareCall({
  name: 'usercenter.accountexport',
  section,
  scope: 'security',
  method: 'GET',
  who: ['user'],
  input: strictObject({}),
  output: object({ exportedAt: instant, site: string(), data: record(string(), array(record(string(), unknown()))) }),
})

/**
 * Ends the account for good, by its password; an account without one by a `codeToken` of its own address or number, scene
 * change. What was published stays, without a name; all else goes. An enterprise whose last owner leaves so is suspended.
 */
export const usercenterAccountdelete = declareCall({
  name: 'usercenter.accountdelete',
  section,
  scope: 'security',
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({ password: optional(password), codeToken: optional(codeToken), confirm: literal(true) }),
  output: object({ done: literal(true) }),
})
