import { useEffect, useRef } from 'react'
import { keepRecent } from './recent-queries.ts'
import type { CalculatorState } from './use-calculator.ts'

/** Pause in typing before an input is kept, in ms. */
const keepDelayMs = 1_000

/**
 * Keeps the calculator's inputs in this browser. What is typed replaces its own earlier states until the visitor is done with it; returns
 * the function that says so.
 */
export function useKeptInput({ calculator: { code }, path, isEdited, answer }: CalculatorState): () => void {
  const unsettled = useRef<string>(undefined)
  const query = path.slice(path.indexOf('?') + 1)
  const isWorthKeeping = isEdited && answer !== null
  useEffect(() => {
    if (!isWorthKeeping) return
    const timer = setTimeout(() => {
      keepRecent(code, query, unsettled.current)
      unsettled.current = query
    }, keepDelayMs)
    return () => clearTimeout(timer)
  }, [isWorthKeeping, code, query])
  return () => {
    if (answer) keepRecent(code, query, unsettled.current)
    unsettled.current = undefined
  }
}
