import { useEffect } from 'react'
import { homeGetUserinfo } from 'calls/users'
import type { User } from 'calls/entities/user'
import { isApiError, isCallCancelled } from 'shared-state/api/api-error'
import { useStore } from 'shared-state/runtime'
import { countryCodeFor } from 'shared-state/i18n/languages'

/** A tab that comes back asks again after this long, in ms: the user may have changed their data in another tab or browser. */
const askAgainMs = 600_000

/**
 * Asks for the data of the user who is logged in when their tab comes back (spec 7.4). If the call is unsuccessful, its extra message is
 * shown as an error; no answer at all, or a cancelled call, is not worth one.
 */
export function useFreshUserInfo(): void {
  const { api, session, toasts, visitor } = useStore()
  useEffect(() => {
    const left = new AbortController()
    let askedAt = Date.now()
    const ask = async (UserId: string) => {
      try {
        const input = { UserId, CountryCode: countryCodeFor(visitor.lang), LanguageCode: visitor.lang }
        const user = await api.call(
          homeGetUserinfo,
          { ...input, ApplicationType: 7, Ppl: 7, Poy: 1 },
          { signal: left.signal },
        )
        if (session.user?.userId === user.userId) session.update(user as User)
      } catch (error) {
        if (isCallCancelled(error)) return
        if (!isApiError(error)) throw error
        if (error.said) toasts.show(error.said, 'bad')
      }
    }
    const comeBack = () => {
      if (document.visibilityState !== 'visible' || !session.user || Date.now() - askedAt < askAgainMs) return
      askedAt = Date.now()
      void ask(session.user.userId)
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      left.abort()
    }
  }, [api, session, toasts, visitor])
}
