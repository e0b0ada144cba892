import { useEffect } from 'react'
import { useStore } from 'shared-state/runtime'
import { keepCompared } from '../browser/keep-compared.ts'

/** The choice of brokers comes back after hydration: the server's HTML knows none. */
export function useKeptComparison(): void {
  const { compare } = useStore()
  useEffect(() => keepCompared(compare), [compare])
}
