import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { MarketListing } from 'calls/entities/market-listing'
import { accusedName } from 'calls/findings/accused-name'
import { mayLead } from 'calls/findings/findings-of'
import { findingStates } from 'calls/states/finding-states'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { marketText } from '../strings/keys.ts'

type About = Pick<MarketListing, 'brokers'>

/** The brokers of a listing that are unfit to lead (decisions 7): the listing is shown with a warning and without praise. */
export const unfitBrokers = ({ brokers }: About): BrokerListEntry[] => brokers.filter(broker => !mayLead(broker))

/** One sentence for each unfit broker of a listing: its name and its worst finding. */
export const warningsOf = (listing: About, { text, visitor }: Pick<SharedStore, 'text' | 'visitor'>): string[] =>
  unfitBrokers(listing).map(broker =>
    text.t(marketText.aboutUnfit, {
      name: accusedName(broker, visitor.lang),
      finding: text.t(findingStates[broker.findings[0]!].text),
    }),
  )
