import { createContext, useContext, useEffect } from 'react'
import type { LoadingProgress } from './loading-progress.ts'

export const ProgressContext = createContext<LoadingProgress | null>(null)

/** Called by a page shown in place of one that failed: the bar at the top shows the failure too. */
export function useFailedPage(): void {
  const progress = useContext(ProgressContext)
  useEffect(() => progress?.fail(), [progress])
}
