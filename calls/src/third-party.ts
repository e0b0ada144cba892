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
 * Sign-in through an OpenID Connect provider (docs/settings.md, `OPENID_PROVIDERS`) or WeChat (`WECHAT_APP_ID`). A page links to openidstart; the
 * provider sends the visitor back to openidcallback, which signs a known person in and redirects to `returnPath`. A new person is
 * redirected to `/{lang}/login/third.html?return=…`, which gets the pending identity from thirdpending and offers to register
 * (thirdregister) or to sign in and bind (thirdreplacebind). A failed sign-in is redirected to
 * `/{lang}/login.html?third=denied` (cancelled at the provider) or `?third=failed`, with `return`.
 *
 * A logged-in user starts with `link` to add a provider to the account: the session does not change, and a failure is reported
 * at `returnPath` as `?third=denied`, `failed` or `taken` (that identity belongs to another account).
 */

const section = 'Users and sign-in'
/** One of the configured providers: google, facebook, apple, wechat, … */
const provider = matching(/^[a-z][a-z0-9]{1,19}$/, 20)
const bindToken = optional(text(20, 200))
/** A field that a provider adds to its redirect; bounded by the size limit of a request's headers. */
const sent = optional(text(0, 16_384))

/** The configured providers, in the order of the setting; empty: no buttons. */
export const usercenterOpenidproviders = declareCall({
  name: 'usercenter.openidproviders',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({ items: array(object({ provider: string(), name: string() })) }),
})

/** A link that redirects the browser to the provider (302). */
export const usercenterOpenidstart = declareCall({
  name: 'usercenter.openidstart',
  section,
  scope: 'session',
  method: 'GET',
  input: strictObject({ provider, returnPath: optional(ownPath), link: withDefault(boolean(), false) }),
  output: object({ url: string() }),
  frame: 'redirect',
})

/** The provider redirects the browser here (answers 302 to an address of this site). Providers may add fields of their own. */
export const usercenterOpenidcallback = declareCall({
  name: 'usercenter.openidcallback',
  section,
  scope: 'session',
  method: 'GET',
  input: object({ state: sent, code: sent, iss: sent, error: sent }),
  output: object({ url: string() }),
  frame: 'redirect',
})

/** This browser's pending identity: confirmed by a provider, without an account here; null: none. Kept for 10 minutes. */
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

/** For apps that obtain an ID token themselves: `credential` is one that the provider issued for this site, valid once. */
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
 * Creates an account for the pending identity, found by `bindToken` or else by this browser's cookie. The address that the
 * provider has confirmed becomes the account's; else `codeToken` (scene register) may prove an address or a number.
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

/** Binds the pending identity to this account, replacing the identity bound at the same provider before. */
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

/** Providers bound to the account, in the order of the setting. `onlyWay`: the account has no address, number or other provider. */
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

/** Unbinds a provider. 404/3001 if it is not bound, 409/3108 if it is the only way to sign in. The user is notified by mail. */
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

/**
 * The address of WeChat's login, for programs that open it themselves; the flow is in a cookie of the browser, and WeChat sends it back to
 * openidcallback. Pages link to openidstart with the provider `wechat`. 501/5010 where WECHAT_APP_ID and WECHAT_APP_SECRET are missing.
 */
export const usercenterWechatloginurl = declareCall({
  name: 'usercenter.wechatloginurl',
  section,
  scope: 'session',
  method: 'GET',
  input: strictObject({ returnPath: optional(ownPath) }),
  output: object({ url: string() }),
})
