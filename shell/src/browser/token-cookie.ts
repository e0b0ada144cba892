import { requestTimeoutMs } from 'shared-state/api/limits'
import type { HeldToken, TokenStore } from 'shared-state/api/token-store'
import { hasCookie, readCookie, writeCookie } from './cookies.ts'

const cookieName = 'accessToken'
/** Of this host only, and never sent with a request that another site has started. */
const life = (expires: number) => ({ expires: new Date(expires), cookieHost: undefined, sameSite: 'Strict' as const })

/**
 * Keeps the access token in a cookie until it expires (spec 7.2: 600 s), so that all tabs share one (docs/decisions/0103). A browser that
 * refuses cookies keeps it in this tab.
 */
export function tokenCookie(): TokenStore {
  let own: HeldToken | undefined
  return {
    read: () => heldIn(readCookie(cookieName)) ?? own,
    write(token) {
      writeCookie(cookieName, `${token.expires}:${token.value}`, life(token.expires))
      own = hasCookie(cookieName) ? undefined : token
    },
    clear() {
      own = undefined
      if (hasCookie(cookieName)) writeCookie(cookieName, '', life(0))
    },
    inTurn,
  }
}

function heldIn(cookie: string): HeldToken | undefined {
  const colon = cookie.indexOf(':')
  const expires = Number(cookie.slice(0, colon))
  return colon > 0 && Number.isFinite(expires) ? { value: cookie.slice(colon + 1), expires } : undefined
}

/** One tab at a time, where the browser has locks. A tab that does not answer holds up the others for one time-out only. */
async function inTurn(renew: () => Promise<string>): Promise<string> {
  let began = false
  try {
    return await navigator.locks.request(cookieName, { signal: AbortSignal.timeout(requestTimeoutMs) }, () => {
      began = true
      return renew()
    })
  } catch (error) {
    if (began) throw error
    return renew()
  }
}
