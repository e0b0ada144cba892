import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { SiteLink, useText } from 'shared-state/runtime'
import { brokerLicenceStates, isGrave } from 'calls/states/licence-states'
import { BrokerLogo } from 'ui/broker-logo'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-row.module.css'
import { ScoreMark } from './score-mark.tsx'

/** A broker in a narrow list: one link with its score and its licensing regulators, or a statement that it has none. */
export function BrokerRow({ broker }: { broker: BrokerListEntry }) {
  const t = useText()
  const { regulators, licenceStatus, showName, code } = broker
  const names = isGrave(licenceStatus)
    ? ''
    : regulators
        .slice(0, 2)
        .map(({ abbreviation }) => abbreviation)
        .join(', ')
  return (
    <SiteLink to={brokerPath(broker)} className={styles.row}>
      <BrokerLogo code={code} size="s" />
      <span className={styles.words}>
        <span className={styles.name}>{showName}</span>
        <span className={styles.licences}>
          {names || t(brokerLicenceStates[licenceStatus].text)}
          {names && regulators.length > 2 && ` ${t(brokersText.andMore, { count: regulators.length - 2 })}`}
        </span>
      </span>
      <ScoreMark broker={broker} look="row" />
    </SiteLink>
  )
}
