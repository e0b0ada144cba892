import { picturePath } from 'shared-state/head/pictures'
import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { regulatorPath } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { regulatorsPath } from '../regulators/load-regulators.ts'
import { brokersText } from '../strings/keys.ts'
import type { RegulatorData } from './load-regulator.ts'

/** A regulator is real, but its page lists brokers: while these are sample data it is kept out of search engines (decisions 8). */
export const headOfRegulator: AreaRoute<RegulatorData>['head'] = ({ regulator, brokers }, { store, lang, url }) => ({
  title: store.text.t(brokersText.regulatorHead, { name: regulator.name, short: regulator.abbreviation }),
  description: store.text.t(brokersText.regulatorHeadMore, { name: regulator.name, country: regulator.country }),
  canonical: regulatorPath(regulator),
  sample: brokers.items.some(({ sample }) => sample),
  picture: picturePath(lang, 'regulator', regulator.code),
  structured: [breadcrumbList(regulatorCrumbs(regulator, store), url.origin)],
})

export const regulatorCrumbs = (
  { abbreviation }: Pick<RegulatorData['regulator'], 'abbreviation'>,
  store: SharedStore,
) => brokersCrumbs(store, abbreviation, [[brokersText.regulators, regulatorsPath]])
