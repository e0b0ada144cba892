import { useEffect, useState, useSyncExternalStore } from 'react'
import { learningComplete, type LessonResult } from 'calls/learning'
import { useStore } from 'shared-state/runtime'
import { forgetKept, keepCompleted, keptProgress, nothingKept, onKeptChange } from './kept-progress.ts'

export interface Progress {
  /** Result of a completed lesson; undefined if it is not completed. */
  resultOf(code: string): LessonResult | undefined
  complete(result: LessonResult): void
}

/**
 * The visitor's completed lessons. Each is kept in the browser first; for a visitor who is logged in it then moves to the account, together
 * with those from before the login. What cannot be sent stays in the browser until the next page.
 *
 * @param saved progress of the account when the page was loaded; null without a login
 */
export function useProgress(saved: readonly LessonResult[] | null): Progress {
  const { api } = useStore()
  const kept = useSyncExternalStore(onKeptChange, keptProgress, nothingKept)
  const [sent, setSent] = useState<readonly LessonResult[]>([])
  const hasAccount = saved !== null

  useEffect(() => {
    if (!hasAccount || kept.length === 0) return
    const leaving = new AbortController()
    api.call(learningComplete, { lessons: [...kept] }, { signal: leaving.signal }).then(
      ({ items }) => {
        setSent(items)
        forgetKept(kept)
      },
      // Offline, or logged out in the meantime: it stays in the browser.
      () => {},
    )
    return () => leaving.abort()
  }, [api, hasAccount, kept])

  const best = new Map<string, LessonResult>()
  for (const result of [...(saved ?? []), ...sent, ...kept]) {
    const other = best.get(result.code)
    if (!other || other.rightAnswers <= result.rightAnswers) best.set(result.code, result)
  }
  return { resultOf: code => best.get(code), complete: result => keepCompleted([result]) }
}
