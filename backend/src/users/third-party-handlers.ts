import {
  usercenterOpenidcallback,
  usercenterOpenidproviders,
  usercenterOpenidstart,
  usercenterThirdlogin,
  usercenterThirdpending,
  usercenterThirdregister,
  usercenterThirdreplacebind,
  usercenterWechatloginurl,
} from 'calls/third-party'
import { handle } from 'platform/api/handle'
import type { CallContext, CallHandler, Caller } from 'platform/api/handle'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { notConfigured } from 'platform/api/not-configured'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { ownPathOf } from 'shared-state/contract/own-path'
import type { Language } from 'shared-state/i18n/languages'
import {
  BIND_TOKEN_SECONDS,
  issueBindToken,
  readBindToken,
  redeemBindToken,
  spendCredential,
} from '../accounts/bind-tokens.ts'
import { maskedEmail } from '../accounts/masked-email.ts'
import type { ProviderIdentity } from '../accounts/openid-providers.ts'
import { flowCookies, httpOnlyCookie } from '../accounts/session-cookies.ts'
import { isDeclinedAtWechat, wechatProvider } from '../accounts/wechat.ts'
import { notifyOwner } from './account-notice.ts'
import { FLOW_SECONDS, openFlow, sealFlow } from './openid-cookie.ts'
import type { StoredFlow } from './openid-cookie.ts'
import { requirePassword } from './own-password.ts'
import { readUser } from './profile.ts'
import { numberOf } from './proven-account.ts'
import { insertUser } from './register.ts'
import { signIn } from './sign-in.ts'
import { bindThird, userOfThird } from './third-identities.ts'
import type { UserDeps } from './user-deps.ts'

const noProvider = {
  en: 'Sign-in through this provider is not configured on this site: the setting OPENID_PROVIDERS does not name it.',
  id: 'Masuk lewat penyedia ini belum dikonfigurasi di situs ini: penyedia ini tidak ada dalam pengaturan OPENID_PROVIDERS.',
}
const noWechat = {
  en: 'Sign-in through WeChat is not configured on this site: the settings WECHAT_APP_ID and WECHAT_APP_SECRET are missing.',
  id: 'Masuk lewat WeChat belum dikonfigurasi di situs ini: pengaturan WECHAT_APP_ID dan WECHAT_APP_SECRET belum diisi.',
}

/** Sign-in through OpenID Connect providers and WeChat. */
export function thirdPartyHandlers(deps: UserDeps): CallHandler[] {
  const { db, cookies, codes, openid, secret, limits, log } = deps

  const requireProvider = (provider: string, lang: Language) => {
    if (openid.list.some(one => one.provider === provider)) return
    throw notConfigured(provider === wechatProvider.provider ? noWechat : noProvider, lang)
  }
  const backToLogin = (third: 'denied' | 'failed', lang: Language, returnPath: string) => ({
    url: `/${lang}/login.html?${new URLSearchParams({ third, return: returnPath })}`,
  })
  /** A signed-in user has no use for the login page: the outcome is shown where they began. */
  const without = (
    third: 'denied' | 'failed',
    { link, lang, returnPath }: Pick<StoredFlow, 'link' | 'lang' | 'returnPath'>,
  ) => (link ? { url: withThird(returnPath, third) } : backToLogin(third, lang, returnPath))
  const pendingToken = (bindToken: string | undefined, { receivedCookies }: Caller): string => {
    const token = bindToken ?? receivedCookies?.[flowCookies.third]
    if (!token) throw new Refusal(errorCodes.badToken)
    return token
  }
  const endPending = ({ setCookie }: CallContext) => setCookie(httpOnlyCookie(cookies, flowCookies.third, '', 0))

  /** Signs in the user bound to this identity; undefined if there is none yet. */
  async function enter(person: ProviderIdentity, context: CallContext) {
    const userId = await userOfThird(db, person)
    if (userId === undefined) return undefined
    const user = await readUser(db, userId)
    await signIn(deps, { ...user, signIn: { way: 'third', provider: person.provider } }, context)
    return user
  }

  /** The address at the provider, with the flow in a cookie of this browser; a page of this site if the provider does not respond. */
  async function begin(
    provider: string,
    { returnPath, link = false }: { returnPath?: string | undefined; link?: boolean },
    { caller, setCookie }: CallContext,
  ) {
    requireProvider(provider, caller.lang)
    spendAttempt(limits.thirdByNetwork, caller.ip)
    const begun = { returnPath: ownPathOf(returnPath ?? '') ?? `/${caller.lang}/`, lang: caller.lang, link }
    // The session ended after the page was shown: the login leads back to it.
    if (link && !caller.user)
      return { url: `/${caller.lang}/login.html?${new URLSearchParams({ return: begun.returnPath })}` }
    try {
      const { url, flow } = await openid.begin(provider)
      setCookie(httpOnlyCookie(cookies, flowCookies.openid, sealFlow(secret, { ...flow, ...begun }), FLOW_SECONDS))
      return { url }
    } catch (error) {
      log.error({ err: error, provider }, 'sign-in provider did not respond')
      return without('failed', begun)
    }
  }

  return [
    handle(usercenterOpenidproviders, async () => ({ items: [...openid.list] })),

    handle(usercenterOpenidstart, async ({ provider, ...asked }, context) => begin(provider, asked, context)),

    handle(usercenterOpenidcallback, async (query, context) => {
      const { caller, setCookie } = context
      spendAttempt(limits.thirdByNetwork, caller.ip)
      const flow = openFlow(secret, caller.receivedCookies?.[flowCookies.openid])
      if (!flow) return backToLogin('failed', caller.lang, `/${caller.lang}/`)
      const { lang, returnPath, link } = flow
      setCookie(httpOnlyCookie(cookies, flowCookies.openid, '', 0))
      if (query.error !== undefined) return without(query.error === 'access_denied' ? 'denied' : 'failed', flow)
      if (isDeclinedAtWechat(flow.provider, query)) return without('denied', flow)
      try {
        const person = await openid.finish(flow, query)
        const userId = link ? await userOfThird(db, person) : (await enter(person, context))?.userId
        if (link && userId !== undefined && userId !== caller.user?.userId)
          return { url: withThird(returnPath, 'taken') }
        if (userId !== undefined) return { url: returnPath }
        setCookie(httpOnlyCookie(cookies, flowCookies.third, await issueBindToken(db, person), BIND_TOKEN_SECONDS))
        return { url: `/${lang}/login/third.html?${new URLSearchParams({ return: returnPath })}` }
      } catch (error) {
        if (!(error instanceof Refusal)) log.warn({ err: error, provider: flow.provider }, 'OpenID callback rejected')
        return without('failed', flow)
      }
    }),

    handle(usercenterThirdpending, async (_input, { caller }) => {
      const token = caller.receivedCookies?.[flowCookies.third]
      const person = token ? await readBindToken(db, token) : undefined
      const provider = openid.list.find(one => one.provider === person?.provider)
      if (!person || !provider) return { pending: null }
      return { pending: { ...provider, nick: person.nick, email: person.email && maskedEmail(person.email) } }
    }),

    handle(usercenterThirdlogin, async ({ provider, credential }, context) => {
      const { caller } = context
      requireProvider(provider, caller.lang)
      spendAttempt(limits.thirdByNetwork, caller.ip)
      const person = await openid.readCredential(provider, credential).catch((error: unknown) => {
        log.warn({ err: error, provider }, 'ID token rejected')
        throw new Refusal(errorCodes.wrongPassword)
      })
      if (!(await spendCredential(db, credential))) throw new Refusal(errorCodes.wrongPassword)
      const user = await enter(person, context)
      return user ? { user } : { bindToken: await issueBindToken(db, person) }
    }),

    handle(usercenterThirdregister, async ({ bindToken, nick, codeToken }, context) => {
      const { caller } = context
      const token = pendingToken(bindToken, caller)
      const { userId, provider } = await db.transaction(async queries => {
        const person = await redeemBindToken(queries, token)
        const proof = codeToken === undefined ? undefined : await codes.redeem(queries, codeToken, 'register')
        const email = (proof?.channel === 'mail' ? proof.subject : person.email) ?? undefined
        const phone = proof?.channel === 'sms' ? numberOf(proof) : undefined
        const made = await insertUser(queries, { nick, email, phone }, caller.lang)
        await bindThird(queries, made, person)
        return { userId: made, provider: person.provider }
      })
      const user = await readUser(db, userId)
      await signIn(deps, { ...user, signIn: { way: 'third', provider } }, context)
      endPending(context)
      return { user }
    }),

    handle(usercenterThirdreplacebind, async ({ provider, bindToken, password }, context) => {
      const { caller } = context
      const { userId } = signedIn(caller)
      const token = pendingToken(bindToken, caller)
      await requirePassword(deps, userId, password, 'password', caller.lang)
      await db.transaction(async queries => {
        const person = await redeemBindToken(queries, token)
        if (person.provider !== provider) throw new Refusal(errorCodes.badToken)
        await bindThird(queries, userId, person)
      })
      await notifyOwner(deps, userId, 'third', caller.lang)
      endPending(context)
      return { user: await readUser(db, userId) }
    }),

    handle(usercenterWechatloginurl, async (asked, context) => begin(wechatProvider.provider, asked, context)),
  ]
}

/** A path of this site, with the outcome of the visit to the provider. */
function withThird(path: string, third: 'denied' | 'failed' | 'taken'): string {
  const { pathname, searchParams } = new URL(path, 'http://here')
  searchParams.set('third', third)
  return `${pathname}?${searchParams}`
}
