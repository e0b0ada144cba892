import '../../styles.ts'
import type { PortalPage } from 'platform/alone/src/portal'
import type { SlotUse } from 'shared-state/contract/slots'
import { Slot } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Skeleton } from 'ui/skeleton'
import { Wrap } from 'ui/wrap'
import { tab } from '../../browser/tab.ts'
import { frame } from '../../frame.ts'

/** The frame of a page when an area runs on its own (docs/testing-an-area.md). */
export const page: PortalPage = { frame, tab, SlotPage }

function SlotPage({ slot }: { slot: SlotUse }) {
  return (
    <Wrap>
      <h1>{slot.name}</h1>
      <Slot
        {...slot}
        waiting={<Skeleton shape="rows" />}
        failed={(area, retry) => <FailedPanel name={area} onRetry={retry} />}
      />
    </Wrap>
  )
}
