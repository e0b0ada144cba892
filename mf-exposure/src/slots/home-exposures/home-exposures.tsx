import { useHref, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { exposureListPath } from '../../addresses.ts'
import { ExposureRow } from '../../exposure-parts/exposure-row.tsx'
import { exposureText } from '../../strings/keys.ts'
import type { HomeExposuresData } from './load-home-exposures.ts'

/** Slot home.exposures: the latest cases, and the last one that was resolved. */
export function HomeExposures({ data: { items, lastResolved } }: { data: HomeExposuresData }) {
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
          {lastResolved && (
            <li>
              <Stack gap="s">
                <Text as="p" size="sm" tone="quiet">
                  {t(exposureText.lastResolved)}
                </Text>
                <ExposureRow exposure={lastResolved} dated="updated" />
              </Stack>
            </li>
          )}
        </PanelRows>
      ) : (
        <EmptyState title={t(exposureText.noneYet)} />
      )}
    </Panel>
  )
}
