import type { AreaRoute } from 'shared-state/runtime'
import { brokerPath, type BrokerTab } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerData } from './load-broker.ts'

const words: Record<BrokerTab, { title: number; description: number }> = {
  info: { title: brokersText.brokerHead, description: brokersText.brokerHeadMore },
  safe: { title: brokersText.isItSafe, description: brokersText.safeHeadMore },
  review: { title: brokersText.reviewHead, description: brokersText.reviewHeadMore },
}

/** The head of one of a broker's tabs; invented brokers are kept out of search engines (decisions 8). */
export const headOfBroker = (tab: BrokerTab): AreaRoute<BrokerData>['head'] => ({ broker }, { store }) => {
  const { t } = store.text
  const { title, description } = words[tab]
  return {
    title: t(title, { name: broker.showName }),
    description: t(description, { name: broker.showName }),
    canonical: brokerPath(broker, tab),
    noindex: broker.sample,
  }
}
