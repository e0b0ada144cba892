import { useLocation } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'

/** In the place of a part whose call failed; `title` is the key of its name. Asking again loads the page anew. */
export function FailedPart({ title }: { title: number }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return <FailedPanel name={t(title)} retryTo={pathname + search} />
}
