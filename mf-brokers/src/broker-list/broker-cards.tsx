import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { Button } from 'ui/button'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokerPath } from '../addresses.ts'
import { LicenceMarks } from '../broker-parts/licence-marks.tsx'
import { RatingLine } from '../broker-parts/rating-line.tsx'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-cards.module.css'
import { CompareBox } from '../compare/compare-box.tsx'
import { factLabels, type ListFact } from './list-facts.ts'
import { ListFactValue } from './list-fact-value.tsx'

export function BrokerCards({ brokers, facts }: { brokers: readonly BrokerListEntry[]; facts: readonly ListFact[] }) {
  return (
    <ul role="list" className={styles.cards}>
      {brokers.map(broker => (
        <li key={broker.code} className={styles.card}>
          <BrokerCard broker={broker} facts={facts} />
        </li>
      ))}
    </ul>
  )
}

function BrokerCard({ broker, facts }: { broker: BrokerListEntry; facts: readonly ListFact[] }) {
  const t = useText()
  const href = useHref()
  return (
    <>
      <div className={styles.head}>
        <BrokerLogo code={broker.code} />
        <div className={styles.words}>
          <h3 className={styles.name}><SiteLink to={brokerPath(broker)} className={styles.link}>{broker.showName}</SiteLink></h3>
          <RatingLine broker={broker} />
        </div>
        <ScoreMark broker={broker} look="card" />
      </div>
      <LicenceMarks broker={broker} />
      <dl className={styles.facts}>
        {facts.map(fact => (
          <div key={fact}>
            <dt>{t(factLabels[fact])}</dt>
            <dd><ListFactValue broker={broker} fact={fact} /></dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <CompareBox broker={broker} labelled />
        <Button to={href(brokerPath(broker))} variant="secondary" className={styles.check}>
          {t(brokersText.checkThis)}
          <VisuallyHidden>: {broker.showName}</VisuallyHidden>
        </Button>
      </div>
    </>
  )
}
