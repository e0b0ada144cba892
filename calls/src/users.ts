import { declareCall } from 'shared-state/api/declare-call'
import { boolean, nullable, object, optional, strictObject, string, union, withDefault } from 'shared-state/schema'
import { theUser } from './entities/account-fields.ts'
import { identifier, text, whole } from './entities/fields.ts'
import { user, userPublic } from './entities/user.ts'

const section = 'Users and sign-in'
const nothing = strictObject({})

const userInfo = {
  scope: 'read',
  section,
  method: 'POST',
  who: ['user'],
  repeat: 'reads',
  input: strictObject({
    UserId: identifier,
    ApplicationType: withDefault(whole(0, 1000), 7),
    CountryCode: optional(text(0, 10)),
    LanguageCode: optional(text(0, 10)),
    Ppl: withDefault(whole(0, 1000), 7),
    Poy: withDefault(whole(0, 1000), 1),
  }),
  output: union([user, userPublic]),
} as const

/** The caller's own user, or another user's public profile. The envelope also carries `result` (= Data) and `extra` (spec 7.4). */
export const homeGetUserinfo = declareCall({ name: 'home.getUserinfo', ...userInfo })
export const homeGetUserinfoKh = declareCall({ name: 'home.getUserinfoKh', ...userInfo })

/** The user the cookies belong to, null for none. The envelope also carries `result` (= Data) (spec 7.6). */
export const homeContentcookie = declareCall({
  name: 'home.contentcookie',
  section,
  scope: 'read',
  method: 'GET',
  input: nothing,
  output: nullable(object({ userId: string(), vest: boolean() })),
})

export const usercenterGetuser = declareCall({
  name: 'usercenter.getuser',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: nothing,
  output: theUser,
})

export const usercenterGetuserfromcookie = declareCall({
  name: 'usercenter.getuserfromcookie',
  section,
  scope: 'read',
  method: 'GET',
  input: nothing,
  output: object({ result: nullable(user) }),
})
