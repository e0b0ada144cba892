import { useEffect } from 'react'
import { useStore, useText } from 'shared-state/runtime'
import { hasCookie, writeCookie } from '../browser/cookies.ts'
import { shellText } from '../strings/keys.ts'

const cookieName = 'chromeHint'
const hintAfterMs = 1000
const oneYearMs = 31_536_000_000

/** Chrome and Chromium-based browsers, which can install a site. */
const isChrome = () => /Chrom(e|ium)\/|CriOS\//.test(navigator.userAgent)

/** The Chrome hint of spec 2.4, shown at most once a year per browser (docs/decisions/0017); not shown where that cannot be remembered. */
export function useChromeHint(): void {
  const t = useText()
  const { visitor, toasts } = useStore()
  useEffect(() => {
    if (hasCookie(cookieName)) return
    const timer = setTimeout(() => {
      writeCookie(cookieName, '1', { expires: new Date(Date.now() + oneYearMs), cookieHost: visitor.facts.cookieHost })
      if (hasCookie(cookieName)) toasts.show(t(isChrome() ? shellText.chromeKeep : shellText.chromeTested))
    }, hintAfterMs)
    return () => clearTimeout(timer)
  }, [visitor, toasts, t])
}
