import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { SiteLink } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { brokerPath } from '../addresses.ts'
import styles from './name-cell.module.css'
import { RatingLine } from './rating-line.tsx'

/** The cell that names a broker in a table: logo, name and, below them, stars and number of reviews. */
export function NameCell({ broker }: { broker: BrokerListEntry }) {
  return (
    <span className={styles.name}>
      <BrokerLogo code={broker.code} />
      <span className={styles.words}>
        <SiteLink to={brokerPath(broker)} className={styles.link}>
          {broker.showName}
        </SiteLink>
        <RatingLine broker={broker} />
      </span>
    </span>
  )
}
