import { useEffect, useState } from 'react'
import { loadDiallingCodes, type DiallingCodes } from 'calls/account-forms/codes/dialling-codes'
import type { SignInWay } from 'calls/account-forms/sign-in/sign-in-ways'
import { useStore } from 'shared-state/runtime'
import { loadPart } from 'shared-state/store/load-part'
import { loadProviders, type Provider } from '../pages/login/third/load-providers.ts'

/** The data that the login page loads in addition to its form, for the dialog. `codes` undefined: still loading; null: not available. */
export function useSignInParts(way: SignInWay): {
  codes: DiallingCodes | null | undefined
  providers: readonly Provider[]
} {
  const store = useStore()
  const [codes, setCodes] = useState<DiallingCodes | null>()
  const [providers, setProviders] = useState<readonly Provider[]>([])
  const isAsked = way === 'phone'
  useEffect(() => {
    void loadPart(store, loadProviders(store)).then(found => setProviders(found ?? []))
  }, [store])
  useEffect(() => {
    if (isAsked) void loadPart(store, loadDiallingCodes(store)).then(setCodes)
  }, [store, isAsked])
  return { codes, providers }
}
