import type { ReactNode } from 'react'
import { Slot, useStore, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Panel } from 'ui/panel'
import { Skeleton } from 'ui/skeleton'
import { Wrap } from 'ui/wrap'
import { wordIn } from 'platform/runtime/areas/word-in'
import { shellText } from '../../strings/keys.ts'
import type { HomeModule } from './home-modules.ts'
import styles from './home-slot.module.css'

/** One area's section of the home page. If it is missing, a notice takes its place and the rest of the page is unaffected. */
export function HomeSlot({ module: { slot, name, place, waitingRows } }: { module: HomeModule }) {
  const t = useText()
  const { snapshot, visitor } = useStore()
  const skeleton = (
    <Panel>
      <Skeleton shape="rows" count={waitingRows} />
    </Panel>
  )
  const failed = (area: string, retry: () => void) => (
    <FailedPanel
      name={name || (wordIn(snapshot.areas[area]?.menu, visitor.lang) ?? area)}
      cause={t(shellText.restUpToDate)}
      onRetry={retry}
    />
  )
  if (place !== 'strip') return <Slot name={slot} props={{}} waiting={skeleton} failed={failed} />
  // A section in the strip spans the full width of the page; its placeholder or error notice does not.
  const inStrip = (content: ReactNode) => <Wrap className={styles.standIn}>{content}</Wrap>
  return (
    <Slot name={slot} props={{}} waiting={inStrip(skeleton)} failed={(area, retry) => inStrip(failed(area, retry))} />
  )
}
