import {
  array, boolean, email, int, literal, nullable, object, oneOf, optional, refine, strictObject, string, trim, union, withDefault, maxLength,
  minLength,
} from 'shared-state/schema'
import { declareCall } from './declare-call.ts'
import { botProof } from './entities/bot-proof.ts'
import { codeToken, countryCode, identifier, instant, oneTimeCode, sendId, text, whole } from './entities/fields.ts'
import { gender, user, userPublic } from './entities/user.ts'

const section = 'Users and sign-in'
const password = text(8, 64)
/** Signs as people count them, without control characters. */
const nick = string().check(
  trim(),
  minLength(2),
  maxLength(20),
  refine(name => [...name].length >= 2 && !/\p{C}/u.test(name)),
)
const address = email().check(minLength(3), maxLength(254))
export const codeScenes = ['login', 'register', 'bind', 'forgot', 'change'] as const
const nothing = strictObject({})
const theUser = object({ user })

const userInfo = {
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

/** Own user, or another as everyone sees them. The envelope also carries `result` (= Data) and `extra` (spec 7.4). */
export const homeGetUserinfo = declareCall({ name: 'home.getUserinfo', ...userInfo })
export const homeGetUserinfoKh = declareCall({ name: 'home.getUserinfoKh', ...userInfo })

/** Who the cookies belong to, null for nobody. The envelope also carries `result` (= Data) (spec 7.6). */
export const homeContentcookie = declareCall({
  name: 'home.contentcookie',
  section,
  method: 'GET',
  input: nothing,
  output: nullable(object({ userId: string(), vest: boolean() })),
})

export const usercenterGetuser = declareCall({
  name: 'usercenter.getuser',
  section,
  method: 'GET',
  who: ['user'],
  input: nothing,
  output: theUser,
})

export const usercenterGetuserfromcookie = declareCall({
  name: 'usercenter.getuserfromcookie',
  section,
  method: 'GET',
  input: nothing,
  output: object({ result: nullable(user) }),
})

/** `account` is an address. Unknown accounts answer as wrong passwords do, in the same time. */
export const usercenterLogin = declareCall({
  name: 'usercenter.login',
  section,
  method: 'POST',
  repeat: 'may',
  input: strictObject({
    account: text(3, 254),
    areaCode: optional(text(1, 6)),
    password,
    remember: withDefault(boolean(), false),
    bot: optional(botProof),
  }),
  output: theUser,
})

export const usercenterLogout = declareCall({
  name: 'usercenter.logout',
  section,
  method: 'POST',
  repeat: 'natural',
  input: nothing,
  output: object({ done: literal(true) }),
})

/** Seconds. The answer is the same whether or not the address has an account (decisions 3). */
export const usercenterSendemail = declareCall({
  name: 'usercenter.sendemail',
  section,
  method: 'POST',
  repeat: 'may',
  input: strictObject({ email: address, scene: oneOf(codeScenes), bot: optional(botProof) }),
  output: object({ sendId: string(), expiresIn: int(), resendAfter: int() }),
})

/** Trades a mailed code for a token that a later write uses up. */
export const usercenterValidateemailcode = declareCall({
  name: 'usercenter.validateemailcode',
  section,
  method: 'GET',
  writes: true,
  input: strictObject({ sendId, code: oneTimeCode }),
  output: object({ codeToken: string(), expiresIn: int() }),
})

/** Proof of the address: `sendId` with `code`, or `codeToken`. */
export const usercenterEmailregister = declareCall({
  name: 'usercenter.emailregister',
  section,
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

export const usercenterModifynick = declareCall({
  name: 'usercenter.modifynick',
  section,
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({ nick }),
  output: theUser,
})

export const usercenterModifygender = declareCall({
  name: 'usercenter.modifygender',
  section,
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({ gender }),
  output: theUser,
})

/** Ends the user's other sessions. */
export const usercenterModifypassword = declareCall({
  name: 'usercenter.modifypassword',
  section,
  method: 'POST',
  who: ['user'],
  repeat: 'key',
  input: strictObject({ oldPassword: text(1, 64), newPassword: password }),
  output: theUser,
})

const sessionList = object({
  items: array(
    object({
      sessionId: string(),
      device: string(),
      ip: string(),
      countryCode: string(),
      createdAt: instant,
      lastSeenAt: instant,
      current: boolean(),
    }),
  ),
})

/** This device first, then the last seen. */
export const usercenterSessions = declareCall({
  name: 'usercenter.sessions',
  section,
  method: 'GET',
  who: ['user'],
  input: nothing,
  output: sessionList,
})

export const usercenterSessionrevoke = declareCall({
  name: 'usercenter.sessionrevoke',
  section,
  method: 'POST',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({ sessionId: identifier }),
  output: sessionList,
})
