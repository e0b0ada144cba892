import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { ProgressBar } from 'ui/progress-bar'
import type { LoadingProgress } from './loading-progress.ts'

/** The bar along the top edge during a navigation. */
export const PageProgress = observer(function PageProgress({ progress }: { progress: LoadingProgress }) {
  const loading = useNavigation().state !== 'idle'
  useEffect(() => {
    if (loading) progress.start()
    else progress.finish()
  }, [loading, progress])
  useEffect(() => () => progress.stop(), [progress])
  return <ProgressBar value={progress.value} failed={progress.failed} />
})
