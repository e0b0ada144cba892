import { useEffect } from 'react'
import { useStore } from 'shared-state/runtime'
import { keepCompared } from '../browser/keep-compared.ts'

/** Restores the choice of brokers after hydration: the server's HTML does not include it. */
export function useKeptComparison(): void {
  const { compare } = useStore()
  useEffect(() => keepCompared(compare), [compare])
}
