import { useEffect, useRef, useState } from 'react'
import { clearRecent, keepRecent, readRecent } from './recent-queries.ts'
import type { CalculatorState } from './use-calculator.ts'

/** Pause in typing before an input is kept, in ms. */
const keepDelayMs = 1_000

/** The last inputs of the calculator in this browser. What is typed replaces its own earlier states until the visitor submits it. */
export function useRecent({ calculator: { code }, path, isEdited, answer }: CalculatorState) {
  const [queries, setQueries] = useState<string[]>([])
  const unsettled = useRef<string>(undefined)
  const query = path.slice(path.indexOf('?') + 1)
  const isWorthKeeping = isEdited && answer !== null
  const keep = () => {
    setQueries(keepRecent(code, query, unsettled.current))
    unsettled.current = query
  }
  // Only in the browser, after hydration: the server does not know them.
  useEffect(() => setQueries(readRecent(code)), [code])
  useEffect(() => {
    if (!isWorthKeeping) return
    const timer = setTimeout(keep, keepDelayMs)
    return () => clearTimeout(timer)
  }, [isWorthKeeping, query])
  return {
    queries,
    /** The visitor is done with this input: the next one does not replace it. */
    settle: () => {
      if (answer) keep()
      unsettled.current = undefined
    },
    clear: () => {
      clearRecent(code)
      unsettled.current = undefined
      setQueries([])
    },
  }
}

export type Recent = ReturnType<typeof useRecent>
