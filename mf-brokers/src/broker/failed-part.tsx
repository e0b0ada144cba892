import { useLocation } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'

interface FailedPartProps {
  /** Key of the part's name. */
  title: number
  /** Tries again in place. Without it the page is loaded again. */
  onRetry?: () => void
}

/** In the place of a part whose call failed, or whose code did not come. */
export function FailedPart({ title, onRetry }: FailedPartProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  return <FailedPanel name={t(title)} onRetry={onRetry} retryTo={pathname + search} />
}
