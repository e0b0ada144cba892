import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { brokersText } from '../strings/keys.ts'

/** Shown if no entry matches the filters, with a link to the unfiltered list; `clear` is its full address. */
export function NothingFound({ title, clear }: { title: string; clear: string }) {
  const t = useText()
  return (
    <Panel>
      <EmptyState
        title={title}
        level={2}
        action={
          <Button variant="secondary" to={clear}>
            {t(brokersText.clearAll)}
          </Button>
        }
      >
        {t(brokersText.noMatchWhy)}
      </EmptyState>
    </Panel>
  )
}
