import { useEffect, useState } from 'react'
import { dealerCollectionadd, dealerCollectiondelete, usercenterCollected } from 'calls/follows'
import { failureText } from 'calls/failures/failure-text'
import { ApiError, CallCancelled, useApi, useLoginFirst, useStore, useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'

export interface Follow {
  followed: boolean
  busy: boolean
  toggle: () => void
}

/**
 * Whether the visitor follows a broker, and a function to change it: a visitor who is not logged in logs in first (spec 4). Loaded in the
 * browser, because the page itself contains nothing about its viewer (decisions 2). For use in an observer.
 */
export function useFollow(traderCode: string, name: string): Follow {
  const t = useText()
  const api = useApi()
  const { session, text, toasts } = useStore()
  const loginFirst = useLoginFirst()
  const userId = session.user?.userId
  const [known, setKnown] = useState({ of: '', followed: false })
  const [busy, setBusy] = useState(false)
  const key = `${userId} ${traderCode}`
  const followed = known.of === key && known.followed

  useEffect(() => {
    if (!userId) return
    const left = new AbortController()
    const ask = async () => {
      try {
        const { codes } = await api.call(usercenterCollected, { codes: [traderCode] }, { signal: left.signal })
        // A change made by the visitor in the meantime is newer than this response.
        setKnown(now => (now.of === key ? now : { of: key, followed: codes.includes(traderCode) }))
      } catch (error) {
        // The button then offers to follow, and following twice is harmless; the failed call has been logged.
        if (!(error instanceof ApiError || error instanceof CallCancelled)) throw error
      }
    }
    void ask()
    return () => left.abort()
  }, [api, userId, traderCode, key])

  const change = async () => {
    setBusy(true)
    try {
      const { collected } = await api.call(followed ? dealerCollectiondelete : dealerCollectionadd, { traderCode })
      // If the visitor logged in for this, the session has the new user, but this closure does not.
      setKnown({ of: `${session.user?.userId} ${traderCode}`, followed: collected })
      toasts.show(t(collected ? brokersText.followsNow : brokersText.followsNoMore, { name }), 'good')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.show(failureText(error, text), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return { followed, busy, toggle: () => loginFirst(() => void change()) }
}
