import { declareCall } from 'shared-state/api/declare-call'
import { array, literal, object, optional, record, strictObject, string, unknown } from 'shared-state/schema'
import { password } from './entities/account-fields.ts'
import { codeToken, instant } from './entities/fields.ts'

const section = 'Users and sign-in'

/** Export of everything stored about the user: one list per kind of record (profile, sessions, reviews, complaints, …). */
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
 * Deletes the account for good, confirmed by its password, or for an account without one by a `codeToken` of its address or number,
 * scene change. Published posts stay, anonymised; everything else is deleted. An enterprise that loses its last owner is suspended.
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
