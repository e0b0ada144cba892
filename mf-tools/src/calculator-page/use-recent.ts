import { useEffect, useRef, useSyncExternalStore } from 'react'
import { clearRecent, keepRecent, onRecentChange, parseRecent, storedRecent } from './recent-queries.ts'
import type { CalculatorState } from './use-calculator.ts'

/** Pause in typing before an input is kept, in ms. */
const keepDelayMs = 1_000

/** The last inputs of the calculator in this browser. What is typed replaces its own earlier states until the visitor submits it. */
export function useRecent({ calculator: { code }, path, isEdited, answer }: CalculatorState) {
  // The server, and so the first rendering in the browser, knows of none.
  const stored = useSyncExternalStore(
    onRecentChange,
    () => storedRecent(code),
    () => '',
  )
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
  return {
    queries: parseRecent(stored),
    /** The visitor is done with this input: the next one does not replace it. */
    settle: () => {
      if (answer) keepRecent(code, query, unsettled.current)
      unsettled.current = undefined
    },
    clear: () => {
      clearRecent(code)
      unsettled.current = undefined
    },
  }
}

export type Recent = ReturnType<typeof useRecent>
