import { useHref, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { exposureListPath } from '../../addresses.ts'
import { ExposureRow } from '../../exposure-parts/exposure-row.tsx'
import { exposureText } from '../../strings/keys.ts'
import type { HomeExposuresData } from './load-home-exposures.ts'

/** Slot home.exposures. */
export function HomeExposures({ data: { items } }: { data: HomeExposuresData }) {
  const t = useText()
  const href = useHref()
  return (
    <Panel
      flush
      title={t(exposureText.latestExposures)}
      more={{ label: t(exposureText.allExposures), to: href(exposureListPath) }}
    >
      {items.length > 0 ? (
        <PanelRows>
          {items.map(exposure => (
            <li key={exposure.code}>
              <ExposureRow exposure={exposure} />
            </li>
          ))}
        </PanelRows>
      ) : (
        <EmptyState title={t(exposureText.noneYet)} />
      )}
    </Panel>
  )
}
