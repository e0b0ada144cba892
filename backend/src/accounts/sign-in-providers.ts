import { createOpenidProviders, OPENID_CALLBACK } from './openid-providers.ts'
import type { OpenidProviders, OpenidSettings } from './openid-providers.ts'
import { createWechat, wechatProvider, type WechatSettings } from './wechat.ts'

interface ProviderSettings {
  openid?: readonly OpenidSettings[]
  wechat?: WechatSettings | undefined
  origin: string
}

/** All sign-in providers: those of OpenID Connect, and then WeChat if it is configured. */
export function createSignInProviders({ openid = [], wechat: settings, origin }: ProviderSettings): OpenidProviders {
  const others = createOpenidProviders(openid, origin)
  if (!settings) return others
  const wechat = createWechat(settings)
  const isWechat = (provider: string) => provider === wechatProvider.provider
  return {
    list: [...others.list, wechatProvider],
    begin: async provider => (isWechat(provider) ? wechat.begin(origin + OPENID_CALLBACK) : others.begin(provider)),
    finish: (flow, query) => (isWechat(flow.provider) ? wechat.finish(flow, query) : others.finish(flow, query)),
    async readCredential(provider, credential) {
      if (isWechat(provider)) throw new Error('WeChat issues no ID tokens')
      return others.readCredential(provider, credential)
    },
  }
}
