import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import { regulatorsList, regulatorsPath, type loadRegulators } from './load-regulators.ts'

/** Regulators are real, so the plain list may be indexed; a filtered list is not a separate page, and neither is a licence check. */
export const headOfRegulators: AreaRoute<Awaited<ReturnType<typeof loadRegulators>>>['head'] = (
  { query, check },
  { store, url },
) => ({
  title: store.text.t(brokersText.regulatorsHead),
  description: store.text.t(brokersText.regulatorsIntro),
  canonical: regulatorsList.address(regulatorsPath, { page: query.page }),
  noindex: regulatorsList.isNarrowed(query) || check.asked !== '' || check.fault !== null,
  structured: [breadcrumbList(brokersCrumbs(store, store.text.t(brokersText.regulators)), url.origin)],
})
