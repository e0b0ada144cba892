import { useHref, useText } from 'shared-state/runtime'
import { exposureStates } from 'calls/states/exposure-states'
import { TabsNav } from 'ui/tabs-nav'
import { exposureText } from '../strings/keys.ts'
import { changed, type ExposureQuery } from './exposure-query.ts'
import type { ExposureListData } from './load-exposure-list.ts'

/** The list by state, with the number of cases under the other filters. */
export function StateTabs({ query, counts }: { query: ExposureQuery; counts: ExposureListData['counts'] }) {
  const t = useText()
  const href = useHref()
  const all = {
    label: t(exposureText.allStates),
    to: href(changed(query, { state: '' })),
    current: query.state === '',
    count: counts.reduce((sum, { count }) => sum + count, 0),
  }
  const states = counts.map(({ state, count }) => ({
    label: t(exposureStates[state].text),
    to: href(changed(query, { state })),
    current: query.state === state,
    count,
  }))
  return <TabsNav label={t(exposureText.byState)} items={[all, ...states]} />
}
