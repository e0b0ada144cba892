import { publicExposureStates } from 'calls/entities/exposure'
import { exposureStates } from 'calls/states/exposure-states'
import { useHref, useText } from 'shared-state/runtime'
import { TabsNav } from 'ui/tabs-nav'
import { useListCount } from '../exposure-parts/use-list-count.ts'
import { exposureText } from '../strings/keys.ts'
import { changed, hotAddress, type ExposureQuery } from './exposure-query.ts'
import type { ExposureListData } from './load-exposure-list.ts'

/** The list by state, with the number of cases under the other filters where they are counted, and the most read. */
export function StateTabs({ query, counts }: { query: ExposureQuery; counts: ExposureListData['counts'] }) {
  const t = useText()
  const href = useHref()
  const listCount = useListCount()
  const isHot = query.view === 'hot'
  const all = {
    label: t(exposureText.allStates),
    to: href(changed(query, { state: '', view: '' })),
    current: query.state === '' && !isHot,
    count: counts ? listCount(counts) : undefined,
  }
  const hot = { label: t(exposureText.mostRead), to: href(hotAddress), current: isHot }
  const states = publicExposureStates.map(state => ({
    label: t(exposureStates[state].text),
    to: href(changed(query, { state, view: '' })),
    current: query.state === state,
    count: counts ? listCount(counts.filter(one => one.state === state)) : undefined,
  }))
  return <TabsNav label={t(exposureText.byState)} items={[all, hot, ...states]} />
}
