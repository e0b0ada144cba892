import type { Comment } from 'calls/entities/comment'
import { mayLead } from 'calls/findings/findings-of'
import { findingStates } from 'calls/states/finding-states'
import { picturePath } from 'shared-state/head/pictures'
import { breadcrumbList, reviewedFirm } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { brokerPath, sectionPath, type BrokerTab } from '../addresses.ts'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerData } from './load-broker.ts'

interface HeadWords {
  title: number
  description: number
}

const words: Record<BrokerTab, HeadWords> = {
  info: { title: brokersText.brokerHead, description: brokersText.brokerHeadMore },
  safe: { title: brokersText.isItSafe, description: brokersText.safeHeadMore },
  review: { title: brokersText.reviewHead, description: brokersText.reviewHeadMore },
  account: { title: brokersText.accountHead, description: brokersText.accountHeadMore },
  trade: { title: brokersText.tradeHead, description: brokersText.tradeHeadMore },
  deposit: { title: brokersText.depositHead, description: brokersText.depositHeadMore },
  regulator: { title: brokersText.brokerRegulatorHead, description: brokersText.brokerRegulatorHeadMore },
  service: { title: brokersText.serviceHead, description: brokersText.serviceHeadMore },
  login: { title: brokersText.loginHead, description: brokersText.loginHeadMore },
  company: { title: brokersText.companyHead, description: brokersText.companyHeadMore },
  app: { title: brokersText.appHead, description: brokersText.appHeadMore },
  crypto: { title: brokersText.cryptoHead, description: brokersText.cryptoHeadMore },
}

/** Data of a tab in addition to the broker itself: the reviews on its page. */
export type TabData = BrokerData & { list?: { items: Comment[] } | null }

/**
 * The head of a page about a broker; sample brokers are kept out of search engines (decisions 8). What speaks against a broker comes first in its
 * description, and in its title if it may not lead; such a broker's users' rating is not offered to search engines as stars.
 */
export const headOfBrokerPage =
  ({ title, description }: HeadWords, pathOf: (broker: TabData['broker']) => string): AreaRoute<TabData>['head'] =>
  ({ broker, rating, list }, { store, lang, url }) => {
    const { t } = store.text
    const [worst] = broker.findings
    const leads = mayLead(broker)
    const stateFirst = (text: string) =>
      worst ? t(brokersText.stateThenText, { state: t(findingStates[worst].text), text }) : text
    const said = t(title, { name: broker.showName })
    const firm = reviewedFirm({
      name: broker.showName,
      sample: broker.sample,
      mayLead: leads,
      rating: rating && rating.rating !== null ? { mean: rating.rating, count: rating.total } : null,
      reviews: list?.items ?? [],
    })
    return {
      title: leads ? said : stateFirst(said),
      description: stateFirst(t(description, { name: broker.showName })),
      canonical: pathOf(broker),
      sample: broker.sample,
      picture: picturePath(lang, 'broker', broker.code),
      structured: [breadcrumbList(brokerCrumbs(broker, store), url.origin), ...(firm ? [firm] : [])],
    }
  }

/** The head of a broker's tab. */
export const headOfBroker = (tab: BrokerTab) => headOfBrokerPage(words[tab], broker => brokerPath(broker, tab))

export const brokerCrumbs = ({ showName }: Pick<BrokerData['broker'], 'showName'>, store: SharedStore) =>
  brokersCrumbs(store, showName, [[brokersText.brokers, sectionPath(undefined)]])
