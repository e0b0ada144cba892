import { createContext, useContext, useEffect } from 'react'
import type { LoadingProgress } from './loading-progress.ts'

export const ProgressContext = createContext<LoadingProgress | null>(null)

/** Said by a page that stands in for one that could not be shown: the bar at the top says so too. */
export function useFailedPage(): void {
  const progress = useContext(ProgressContext)
  useEffect(() => progress?.fail(), [progress])
}
