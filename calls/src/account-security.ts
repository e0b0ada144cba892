import { declareCall } from 'shared-state/api/declare-call'
import { boolean, object, strictObject } from 'shared-state/schema'
import { password, theUser } from './entities/account-fields.ts'
import { codeToken, text } from './entities/fields.ts'

/** Calls that set and change the credentials of an account: password, email address, phone number. */

const section = 'Users and sign-in'
const own = { section, scope: 'security', method: 'POST', who: ['user'], output: theUser } as const
const bind = { ...own, repeat: 'may', input: strictObject({ codeToken }) } as const
const change = { ...own, repeat: 'may', input: strictObject({ codeToken, password }) } as const

/** Binds the first number of an account, scene bind. 409/3101 where it already has one: use modifyphone. */
export const usercenterPhonebind = declareCall({ name: 'usercenter.phonebind', ...bind })
/** Binds the first address of an account, scene bind. 409/3101 where it already has one: use modifyemail. */
export const usercenterEmailbind = declareCall({ name: 'usercenter.emailbind', ...bind })

/** Changes the number to the one that `codeToken` proves, scene change. The user is notified by mail, as of every change here. */
export const usercenterModifyphone = declareCall({ name: 'usercenter.modifyphone', ...change })
/** Changes the address to the one that `codeToken` proves, scene change. The previous address is notified. */
export const usercenterModifyemail = declareCall({ name: 'usercenter.modifyemail', ...change })

/** Changes the password. Ends the user's other sessions and the access of every application. */
export const usercenterModifypassword = declareCall({
  name: 'usercenter.modifypassword',
  ...own,
  repeat: 'key',
  input: strictObject({ oldPassword: text(1, 64), newPassword: password }),
})

/** Whether a password is the user's own. It travels in header X-Password, base64 of UTF-8, never in a URL. */
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
