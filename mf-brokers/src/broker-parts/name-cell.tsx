import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { accusedName } from 'calls/findings/accused-name'
import { SiteLink, useLocale } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { WorstState } from 'ui/worst-state'
import { brokerPath } from '../addresses.ts'
import styles from './name-cell.module.css'
import { ReviewCount } from './review-count.tsx'

interface NameCellProps {
  broker: Pick<
    BrokerListEntry,
    'code' | 'slug' | 'showName' | 'twoCharCode' | 'namesakeDetails' | 'findings' | 'commentCount'
  >
  isAccused?: boolean
  /** Another cell of the row says what speaks against it. */
  hideState?: boolean
}

/**
 * The cell that names a broker in a table: logo, name and, below them, its worst state, then the number of reviews. In an accusation the
 * name tells it apart from every other broker.
 */
export function NameCell({ broker, isAccused = false, hideState = false }: NameCellProps) {
  const { lang } = useLocale()
  return (
    <span className={styles.name}>
      <BrokerLogo code={broker.code} />
      <span className={styles.words}>
        <SiteLink to={brokerPath(broker)} className={styles.link}>
          {isAccused ? accusedName(broker, lang) : broker.showName}
        </SiteLink>
        {!hideState && <WorstState broker={broker} onlyFindings />}
        <ReviewCount broker={broker} />
      </span>
    </span>
  )
}
