import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { namedRegulators } from 'calls/findings/named-regulators'
import { SiteLink, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { WorstState } from 'ui/worst-state'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-row.module.css'
import { ScoreMark } from './score-mark.tsx'

const mostNamed = 2

/** A broker in a narrow list: one link with its worst state, the regulators of its active licences, and its score. */
export function BrokerRow({ broker }: { broker: BrokerListEntry }) {
  const t = useText()
  const { showName, code } = broker
  const regulators = namedRegulators(broker)
  const names = regulators
    .slice(0, mostNamed)
    .map(({ abbreviation }) => abbreviation)
    .join(', ')
  return (
    <SiteLink to={brokerPath(broker)} className={styles.row}>
      <BrokerLogo code={code} size="s" />
      <span className={styles.words}>
        <span className={styles.name}>{showName}</span>
        <WorstState broker={broker} onlyFindings={regulators.length > 0} />
        {names && (
          <span className={styles.licences}>
            {names}
            {regulators.length > mostNamed && ` ${t(brokersText.andMore, { count: regulators.length - mostNamed })}`}
          </span>
        )}
      </span>
      <ScoreMark broker={broker} look="row" />
    </SiteLink>
  )
}
