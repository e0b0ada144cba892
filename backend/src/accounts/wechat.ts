import { maxLength, minLength, object, safeParse, string } from 'shared-state/schema'
import { fetchText } from '../outside-data/fetch-text.ts'
import type { OpenidFlow, ProviderIdentity } from './openid-providers.ts'
import { hashOfSecret, isSecretOf, newSecret } from './random-secrets.ts'

/** A registered website application of the WeChat Open Platform. */
export interface WechatSettings {
  appId: string
  appSecret: string
  /** For tests; default: WeChat's own. */
  loginOrigin?: string
  /** For tests; default: WeChat's own. */
  apiOrigin?: string
}

/** Its name in addresses and on the button. */
export const wechatProvider = { provider: 'wechat', name: 'WeChat' } as const

const LOGIN_ORIGIN = 'https://open.weixin.qq.com'
const API_ORIGIN = 'https://api.weixin.qq.com'
const ANSWER_MS = 8_000
const MOST_BYTES = 20_000
const MOST_CODE = 512

const granted = object({ openid: string().check(minLength(1), maxLength(128)) })

/**
 * Sign-in with WeChat, which uses an authorization code of OAuth 2 and other parameter names. It has no PKCE, no nonce and no ID token. The
 * state in the browser's sealed cookie binds the code to this browser, and the server exchanges the code, which is valid once.
 */
export function createWechat({ appId, appSecret, loginOrigin = LOGIN_ORIGIN, apiOrigin = API_ORIGIN }: WechatSettings) {
  return {
    /** The address of WeChat's QR code, which leads back to `redirectUri`. */
    begin(redirectUri: string): { url: string; flow: OpenidFlow } {
      const state = newSecret()
      const url = new URL('/connect/qrconnect', loginOrigin)
      url.search = String(
        new URLSearchParams({
          appid: appId,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'snsapi_login',
          state,
          // WeChat's page is in Chinese (cn) or English; without this it is in Chinese, which readers of this site may not know.
          lang: 'en',
        }),
      )
      url.hash = 'wechat_redirect'
      return { url: url.href, flow: { provider: wechatProvider.provider, state, nonce: '', verifier: '' } }
    },

    /**
     * The person who returned with this query: by the `openid`, which WeChat always sends and which never changes for this application. Their
     * name is not asked for, and WeChat knows no email address.
     */
    async finish({ state }: OpenidFlow, query: Record<string, string | undefined>): Promise<ProviderIdentity> {
      const { code = '', state: sent = '' } = query
      if (!isSecretOf(hashOfSecret(state), sent)) throw new Error('WeChat sent another state')
      if (code === '' || code.length > MOST_CODE) throw new Error('WeChat sent no valid code')
      const url = new URL('/sns/oauth2/access_token', apiOrigin)
      url.search = String(
        new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: 'authorization_code' }),
      )
      // Refusals have status 200 and an `errcode` in place of the person.
      const answer: unknown = JSON.parse(
        await fetchText(url.href, { timeoutMs: ANSWER_MS, mostBytes: MOST_BYTES, redirect: 'error' }),
      )
      const read = safeParse(granted, answer)
      if (!read.success) throw new Error(`WeChat refused the code: ${errorCodeOf(answer)}`)
      return { provider: wechatProvider.provider, subject: read.data.openid, nick: null, email: null }
    },
  }
}

/** Someone who declines at WeChat comes back without a code and without an error. */
export const isDeclinedAtWechat = (provider: string, { code }: { code?: string | undefined }): boolean =>
  provider === wechatProvider.provider && code === undefined

const errorCodeOf = (answer: unknown): string => {
  const { errcode }: { errcode?: unknown } = Object(answer)
  return typeof errcode === 'number' ? String(errcode) : 'the answer names no person'
}
