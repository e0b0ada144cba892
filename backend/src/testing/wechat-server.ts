import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const wechatApp = { appId: 'wx-site', appSecret: 'wechat-secret-of-the-site' }

/** WeChat's login for tests: gives out codes for a person, and exchanges each once for their openid, as api.weixin.qq.com does. */
export async function startWechatServer() {
  const personOf = new Map<string, string>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat')
    const code = searchParams.get('code') ?? ''
    const openid = personOf.get(code)
    const isAllowed =
      request.method === 'GET' &&
      pathname === '/sns/oauth2/access_token' &&
      searchParams.get('appid') === wechatApp.appId &&
      searchParams.get('secret') === wechatApp.appSecret &&
      searchParams.get('grant_type') === 'authorization_code'
    personOf.delete(code)
    const answer =
      isAllowed && openid !== undefined
        ? { access_token: 'token', expires_in: 7200, openid, unionid: `union-${openid}`, scope: 'snsapi_login' }
        : { errcode: 40029, errmsg: 'invalid code' }
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    settings: { ...wechatApp, apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    /** The query with which a person comes back from the login at `address`; null: they decline. */
    decide(address: string, person: string | null): string {
      const { searchParams } = new URL(address)
      const query = new URLSearchParams({ state: searchParams.get('state') ?? '' })
      if (person === null) return String(query)
      const code = `code-${person}-${personOf.size}`
      personOf.set(code, person)
      query.set('code', code)
      return String(query)
    },
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}
