import type { AreaRoute } from 'shared-state/runtime'
import { regulatorPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { RegulatorData } from './load-regulator.ts'

/** A regulator is real, but its page lists brokers: while these are invented it stays out of search engines (decisions 8). */
export const headOfRegulator: AreaRoute<RegulatorData>['head'] = ({ regulator, brokers }, { store }) => ({
  title: store.text.t(brokersText.regulatorHead, { name: regulator.name, short: regulator.abbreviation }),
  description: store.text.t(brokersText.regulatorHeadMore, { name: regulator.name, country: regulator.country }),
  canonical: regulatorPath(regulator),
  noindex: brokers.items.some(({ sample }) => sample),
})
