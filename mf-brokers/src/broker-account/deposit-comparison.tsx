import { SiteLink, useText } from 'shared-state/runtime'
import type { ReactNode } from 'react'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { Money } from 'ui/money'
import { Panel } from 'ui/panel'
import { brokerPath } from '../addresses.ts'
import { FigureBars } from '../broker/figure-bars.tsx'
import type { BrokerData } from '../broker/load-broker.ts'
import { brokersText } from '../strings/keys.ts'

/** The minimum deposit compared with those of similar brokers; nothing if it, or all of theirs, is unknown or in another currency. */
export function DepositComparison({ data: { broker, similar } }: { data: Pick<BrokerData, 'broker' | 'similar'> }) {
  const t = useText()
  const own = broker.minDeposit
  const others = (similar ?? []).filter(
    ({ code, minDeposit }) => code !== broker.code && minDeposit !== null && minDeposit.currency === own?.currency,
  )
  if (own === null || others.length === 0) return null
  const barOf = ({ code, minDeposit }: BrokerListEntry, label: ReactNode, isOwn: boolean) =>
    minDeposit ? [{ key: code, label, value: minDeposit.amount, figure: <Money {...minDeposit} />, own: isOwn }] : []
  const items = [
    ...barOf(broker, broker.showName, true),
    ...others.flatMap(other =>
      barOf(other, <SiteLink to={brokerPath(other, 'deposit')}>{other.showName}</SiteLink>, false),
    ),
  ]
  return (
    <Panel title={t(brokersText.depositBeside)} footer={t(brokersText.depositBesideHow)}>
      <FigureBars items={items} />
    </Panel>
  )
}
