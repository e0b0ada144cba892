import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { sectionPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { comparePath } from './compare-address.ts'
import { chosenOf, type CompareData } from './load-compare.ts'

/** There are more pairs of brokers than anyone searches for, so only the empty page may be indexed. */
export const headOfCompare: AreaRoute<CompareData>['head'] = (data, { store, url }) => {
  const { t } = store.text
  const { codes, keyword } = data
  const brokers = chosenOf(data)
  const names = brokers.map(({ showName }) => showName).join(', ')
  return {
    title: brokers.length > 1 ? t(brokersText.compareHead, { names }) : t(brokersText.compareBrokers),
    description: t(brokersText.compareIntro),
    canonical: comparePath(codes),
    noindex: codes.length > 0 || keyword !== '',
    structured: [breadcrumbList(compareCrumbs(store), url.origin)],
  }
}

export const compareCrumbs = (store: SharedStore) =>
  brokersCrumbs(store, store.text.t(brokersText.compare), [[brokersText.brokers, sectionPath(undefined)]])
