import { declareCall } from 'shared-state/api/declare-call'
import { boolean, object, strictObject } from 'shared-state/schema'
import { password, theUser } from './entities/account-fields.ts'
import { codeToken, text } from './entities/fields.ts'

/** What one signs in with, and how it is changed: the password, the address, the number. */

const section = 'Users and sign-in'
const own = { section, scope: 'security', method: 'POST', who: ['user'], output: theUser } as const
const bind = { ...own, repeat: 'may', input: strictObject({ codeToken }) } as const
const change = { ...own, repeat: 'may', input: strictObject({ codeToken, password }) } as const

/** The first number of an account, scene bind. 409/3101 where it has one: that is modifyphone's. */
export const usercenterPhonebind = declareCall({ name: 'usercenter.phonebind', ...bind })
/** The first address of an account, scene bind. 409/3101 where it has one: that is modifyemail's. */
export const usercenterEmailbind = declareCall({ name: 'usercenter.emailbind', ...bind })

/** Another number, which `codeToken` proves, scene change. The account is told by mail, as of every change here. */
export const usercenterModifyphone = declareCall({ name: 'usercenter.modifyphone', ...change })
/** Another address, which `codeToken` proves, scene change. The one before is told. */
export const usercenterModifyemail = declareCall({ name: 'usercenter.modifyemail', ...change })

/** Ends the user's other sessions and the access of every application. */
export const usercenterModifypassword = declareCall({
  name: 'usercenter.modifypassword',
  ...own,
  repeat: 'key',
  input: strictObject({ oldPassword: text(1, 64), newPassword: password }),
})

/** Whether a password is the user's own. It travels in header X-Password, base64 of UTF-8: never in an address. */
export const usercenterSamepassword = declareCall({
  name: 'usercenter.samepassword',
  section,
  scope: 'security',
  method: 'GET',
  who: ['user'],
  inHeaders: { password: 'X-Password' },
  input: strictObject({ password: text(1, 64) }),
  output: object({ same: boolean() }),
})
