import { Slot, useStore, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Panel } from 'ui/panel'
import { Skeleton } from 'ui/skeleton'
import { shellText } from '../../strings/keys.ts'
import type { HomeModule } from './home-modules.ts'

/** Rows a part takes up while it is on its way. */
const waitingRows = 4

/** One area's part of the home page. Where it is missing its place says so, and nothing else is harmed. */
export function HomeSlot({ module: { slot, name } }: { module: HomeModule }) {
  const t = useText()
  const { snapshot, visitor } = useStore()
  return (
    <Slot
      name={slot}
      props={{}}
      waiting={<Panel><Skeleton shape="rows" count={waitingRows} /></Panel>}
      failed={(area, retry) => (
        <FailedPanel name={name || (snapshot.areas[area]?.menu[visitor.lang] ?? area)} cause={t(shellText.restUpToDate)} onRetry={retry} />
      )}
    />
  )
}
