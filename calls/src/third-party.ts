import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  literal,
  nullable,
  object,
  optional,
  strictObject,
  string,
  union,
  withDefault,
} from 'shared-state/schema'
import { nick, ownPath, password, theUser } from './entities/account-fields.ts'
import { codeToken, instant, matching, text } from './entities/fields.ts'

/**
 * Sign-in through an OpenID Connect provider (docs/settings.md, `OPENID_PROVIDERS`). A page links to openidstart; the
 * provider sends the visitor back to openidcallback. A known person is signed in there and led to `returnPath`. Somebody
 * new is led to `/{lang}/login/third.html?return=…`, which asks thirdpending who is waiting and offers to register
 * (thirdregister) or to sign in and bind (thirdreplacebind). Whoever came back without success is led to
 * `/{lang}/login.html?third=denied` (left at the provider) or `?third=failed`, with `return`.
 *
 * Who is logged in begins with `link`, to let a further person in: nobody's login changes then, and whatever came of it is
 * told at `returnPath`, as `?third=denied`, `failed` or `taken` (that person enters another account).
 */

const section = 'Users and sign-in'
/** Of the configured ones: google, facebook, apple, … */
const provider = matching(/^[a-z][a-z0-9]{1,19}$/, 20)
const bindToken = optional(text(20, 200))
/** A field that a provider adds to its redirect; an address is no longer than a request's head may be. */
const sent = optional(text(0, 16_384))

/** The configured providers, in the order of the setting; none: no buttons. */
export const usercenterOpenidproviders = declareCall({
  name: 'usercenter.openidproviders',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({ items: array(object({ provider: string(), name: string() })) }),
})

/** A link: leads the browser to the provider (302). */
export const usercenterOpenidstart = declareCall({
  name: 'usercenter.openidstart',
  section,
  scope: 'session',
  method: 'GET',
  input: strictObject({ provider, returnPath: optional(ownPath), link: withDefault(boolean(), false) }),
  output: object({ url: string() }),
  frame: 'redirect',
})

/** Where the provider leads the browser back to (302 to an address of this site). Providers add fields as they like. */
export const usercenterOpenidcallback = declareCall({
  name: 'usercenter.openidcallback',
  section,
  scope: 'session',
  method: 'GET',
  input: object({ state: sent, code: sent, iss: sent, error: sent }),
  output: object({ url: string() }),
  frame: 'redirect',
})

/** Who has come back from a provider in this browser and has no account here; null: nobody. Kept 10 minutes. */
export const usercenterThirdpending = declareCall({
  name: 'usercenter.thirdpending',
  section,
  scope: 'read',
  method: 'GET',
  input: strictObject({}),
  output: object({
    pending: nullable(
      object({ provider: string(), name: string(), nick: nullable(string()), email: nullable(string()) }),
    ),
  }),
})

/** For apps that get an ID token by themselves: `credential` is one that the provider made for this site, good once. */
export const usercenterThirdlogin = declareCall({
  name: 'usercenter.thirdlogin',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'may',
  input: strictObject({ provider, credential: text(1, 4000) }),
  output: union([theUser, object({ bindToken: string() })]),
})

/**
 * An account for who is pending: by `bindToken`, or by this browser's own cookie without one. The address that the provider
 * has confirmed becomes the account's; else `codeToken` (scene register) may prove one, or a number.
 */
export const usercenterThirdregister = declareCall({
  name: 'usercenter.thirdregister',
  section,
  scope: 'session',
  method: 'POST',
  repeat: 'key',
  input: strictObject({ bindToken, nick, codeToken: optional(codeToken), terms: literal(true) }),
  output: theUser,
})

/** Lets who is pending sign in to this account from now on, in place of who could by the same provider before. */
export const usercenterThirdreplacebind = declareCall({
  name: 'usercenter.thirdreplacebind',
  section,
  scope: 'security',
  method: 'POST',
  who: ['user'],
  repeat: 'key',
  input: strictObject({ provider, bindToken, password }),
  output: theUser,
})

/** Through whom the account can be entered, in the order of the setting. `onlyWay`: it has neither an address nor a number, nor another of these. */
const thirdBound = object({
  items: array(object({ provider: string(), name: string(), boundAt: instant, onlyWay: boolean() })),
})

export const usercenterThirdbound = declareCall({
  name: 'usercenter.thirdbound',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({}),
  output: thirdBound,
})

/** Lets nobody in through this provider any more. 404/3001 where nobody was, 409/3108 for the only way into the account. The account is told by mail. */
export const usercenterThirdunbind = declareCall({
  name: 'usercenter.thirdunbind',
  section,
  scope: 'security',
  method: 'POST',
  who: ['user'],
  repeat: 'may',
  input: strictObject({ provider, password }),
  output: thirdBound,
})

/** Not configured on any site yet: WeChat's own login is no OpenID Connect. */
export const usercenterWechatloginurl = declareCall({
  name: 'usercenter.wechatloginurl',
  section,
  scope: 'session',
  method: 'GET',
  input: strictObject({ returnPath: optional(ownPath) }),
  output: object({ url: string() }),
})
