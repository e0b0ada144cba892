import { useLocation } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'

interface FailedPartProps {
  /** Key of the section's name. */
  title: number
  /** Tries again in place. Without it the page is reloaded. */
  onRetry?: () => void
}

/** Shown in place of a section whose call failed, or whose code did not load. */
export function FailedPart({ title, onRetry }: FailedPartProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  return <FailedPanel name={t(title)} onRetry={onRetry} retryTo={pathname + search} />
}
