import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useHref, useText } from 'shared-state/runtime'
import { Split } from 'ui/split'
import { TabsNav } from 'ui/tabs-nav'
import { Wrap } from 'ui/wrap'
import { brokerPath, type BrokerTab } from '../addresses.ts'
import { BookedAds } from '../booked-ads/booked-ads.tsx'
import { brokersText } from '../strings/keys.ts'
import { BrokerActions } from './broker-actions.tsx'
import styles from './broker-frame.module.css'
import { BrokerHeader } from './broker-header.tsx'
import { BrokerWarnings } from './broker-warnings.tsx'
import { ClaimBroker } from './claim-broker.tsx'
import { NoAgreementNote } from './no-agreement-note.tsx'
import type { BrokerData } from './load-broker.ts'
import { SimilarBrokers } from './similar-brokers.tsx'
import { useFollow } from './use-follow.ts'

interface BrokerFrameProps {
  data: BrokerData
  /** null: the page is none of the tabs. */
  tab: BrokerTab | null
  /** Above the similar brokers in the side column. */
  side?: ReactNode
  /** The tab shows the warnings itself. */
  ownWarnings?: boolean
  children: ReactNode
}

const tabText: Record<BrokerTab, number> = {
  info: brokersText.tabInfo,
  account: brokersText.tabAccount,
  safe: brokersText.tabSafe,
  review: brokersText.tabReview,
  trade: brokersText.tabTrade,
  deposit: brokersText.tabDeposit,
  regulator: brokersText.tabRegulator,
  service: brokersText.tabService,
  login: brokersText.tabLogin,
  company: brokersText.tabCompany,
  app: brokersText.tabApp,
  crypto: brokersText.tabCrypto,
}

/** The common frame of a broker's tabs: name, verdict, tabs, actions, the warnings directly below them, similar brokers. */
export const BrokerFrame = observer(function BrokerFrame({
  data,
  tab,
  side,
  ownWarnings = false,
  children,
}: BrokerFrameProps) {
  const t = useText()
  const href = useHref()
  const { broker, tabs, tips, ads, similar } = data
  const follow = useFollow(broker.code, broker.showName)
  const links = tabs.map(name => ({
    label: t(tabText[name]),
    to: href(brokerPath(broker, name)),
    current: name === tab,
    ...(name === 'review' && { count: broker.commentCount }),
  }))
  return (
    <>
      <div className={styles.head}>
        <Wrap>
          <BrokerHeader
            data={data}
            actions={<BrokerActions broker={broker} follow={follow} />}
            tabs={<TabsNav label={t(brokersText.brokerPages)} items={links} />}
          />
        </Wrap>
      </div>
      <Wrap className={styles.main}>
        {!ownWarnings && <BrokerWarnings broker={broker} tips={tips} />}
        <NoAgreementNote broker={broker} />
        <Split
          side={
            <>
              {side}
              <SimilarBrokers broker={broker} brokers={similar} />
              <BookedAds ads={ads} />
              <ClaimBroker broker={broker} />
            </>
          }
        >
          {children}
        </Split>
      </Wrap>
      <div data-action-bar className={styles.bar}>
        <BrokerActions broker={broker} follow={follow} />
      </div>
    </>
  )
})
