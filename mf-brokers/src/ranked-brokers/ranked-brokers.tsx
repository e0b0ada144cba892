import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { SiteLink } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { NumberText } from 'ui/number-text'
import { WorstState } from 'ui/worst-state'
import { brokerPath } from '../addresses.ts'
import { LicenceMarks } from '../broker-parts/licence-marks.tsx'
import { ReviewCount } from '../broker-parts/review-count.tsx'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import styles from './ranked-brokers.module.css'

/** Brokers in a meaningful order: rank, name, worst state, reviews, licences, score and stars. The layout adapts to the container's width. */
export function RankedBrokers({ brokers }: { brokers: readonly BrokerListEntry[] }) {
  return (
    <ol role="list" className={styles.list}>
      {brokers.map((broker, index) => (
        <li key={broker.code} className={styles.row}>
          <SiteLink to={brokerPath(broker)} className={styles.link}>
            <span className={styles.rank}>
              <NumberText value={index + 1} />
            </span>
            <BrokerLogo code={broker.code} />
            <span className={styles.name}>
              <span className={styles.words}>{broker.showName}</span>
              <WorstState broker={broker} onlyFindings />
            </span>
            <span className={styles.rating}>
              <ReviewCount broker={broker} />
            </span>
            <span className={styles.licences}>
              <LicenceMarks broker={broker} most={2} />
            </span>
            <ScoreMark broker={broker} look="card" />
          </SiteLink>
        </li>
      ))}
    </ol>
  )
}
