import type { AreaRoute } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'
import { regulatorsAddress, type loadRegulators } from './load-regulators.ts'

/** Regulators are real, so the plain list may be found; a narrowed one is no page of its own. */
export const headOfRegulators: AreaRoute<Awaited<ReturnType<typeof loadRegulators>>>['head'] = ({ query }, { store }) => {
  const { t } = store.text
  return {
    title: t(brokersText.regulatorsHead),
    description: t(brokersText.regulatorsIntro),
    canonical: regulatorsAddress({ keyword: '', tier: '', order: '', page: query.page }),
    noindex: query.keyword !== '' || query.tier !== '' || query.order !== '',
  }
}
