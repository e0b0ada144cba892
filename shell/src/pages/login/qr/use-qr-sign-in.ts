import { refusalOf } from 'calls/account-forms/form-refusal'
import { signedIn } from 'calls/account-forms/signed-in'
import { usercenterGetcookie, usercenterQrinit, usercenterQrstate } from 'calls/qr-sign-in'
import { usercenterGetuser } from 'calls/users'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { RootStore } from 'shared-state/root-store'
import { ApiError, CallCancelled, useStore } from 'shared-state/runtime'

/** Polling interval of the waiting browser, in ms. */
const askEveryMs = 2000

export type QrView =
  | { phase: 'loading' | 'expired' }
  | { phase: 'shown'; image: string; scanned: boolean; lost: boolean }
  | { phase: 'failed'; message: string }

/** Shows a code, follows its state and signs in once it is confirmed. `renew` starts again with a new code. */
export function useQrSignIn(): { view: QrView; renew: () => void } {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const [view, setView] = useState<QrView>({ phase: 'loading' })
  const [round, setRound] = useState(0)
  // A new function after every navigation; that must not discard the code.
  const showSignedIn = useEffectEvent(revalidate)
  useEffect(() => {
    const left = new AbortController()
    followQr(store, setView, left.signal)
      // Page content may depend on the user; the login page itself redirects.
      .then(async isSignedIn => isSignedIn && showSignedIn())
      .catch((error: unknown) => {
        if (left.signal.aborted || error instanceof CallCancelled) return
        setView({ phase: 'failed', message: refusalOf(error, store.text, []).message ?? '' })
      })
    return () => left.abort()
  }, [store, round])
  return { view, renew: () => (setView({ phase: 'loading' }), setRound(round + 1)) }
}

async function followQr(store: RootStore, show: (view: QrView) => void, signal: AbortSignal): Promise<boolean> {
  const { api } = store
  const { qrId, image, expiresIn } = await api.call(usercenterQrinit, {}, { signal })
  const end = Date.now() + expiresIn * 1000
  show({ phase: 'shown', image, scanned: false, lost: false })
  while (Date.now() < end) {
    await pause(askEveryMs, signal)
    const state = await stateOf(store, qrId, signal)
    if (state === 'expired') break
    if (state === 'confirmed') {
      await api.call(usercenterGetcookie, { qrId }, { signal })
      // The anonymous visitor's token is not valid for the signed-in user.
      api.forgetVisitor()
      signedIn((await api.call(usercenterGetuser, {}, { signal })).user, store)
      return true
    }
    show({ phase: 'shown', image, scanned: state === 'scanned', lost: state === 'lost' })
  }
  show({ phase: 'expired' })
  return false
}

/** `lost`: no response came, but the next poll may succeed. */
async function stateOf({ api }: RootStore, qrId: string, signal: AbortSignal) {
  try {
    return (await api.call(usercenterQrstate, { qrId }, { signal })).state
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) return 'lost'
    throw error
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(new CallCancelled('pause'))), { once: true })
  })
