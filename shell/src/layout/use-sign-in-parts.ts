import { useEffect, useState } from 'react'
import { useStore } from 'shared-state/runtime'
import { loadDiallingCodes, type DiallingCodes } from '../pages/login/code/dialling-codes.ts'
import type { SignInWay } from '../pages/login/sign-in-ways.ts'
import { loadProviders, type Provider } from '../pages/login/third/load-providers.ts'
import { loadPart } from './load-part.ts'

/** What the login page loads beside its form, for the dialog. `codes` undefined: they are on their way; null: not to be had. */
export function useSignInParts(way: SignInWay): { codes: DiallingCodes | null | undefined; providers: readonly Provider[] } {
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
