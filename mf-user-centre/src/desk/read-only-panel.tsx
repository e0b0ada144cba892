import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'

interface ReadOnlyPanelProps {
  title: string
  /** Why it cannot be changed, in the server's words. */
  message: string
  /** The link back: its text, and the path of the list. */
  back: readonly [label: number, path: string]
}

/** Shown in place of the form for something that the desk cannot change. */
export function ReadOnlyPanel({ title, message, back: [label, path] }: ReadOnlyPanelProps) {
  const t = useText()
  const href = useHref()
  const back = (
    <Button variant="secondary" to={href(path)}>
      {t(label)}
    </Button>
  )
  return (
    <Panel flush>
      <EmptyState title={title} level={2} action={back}>
        {message}
      </EmptyState>
    </Panel>
  )
}
