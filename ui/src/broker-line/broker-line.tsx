import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { accusedName } from 'calls/findings/accused-name'
import { mayLead } from 'calls/findings/findings-of'
import { SiteLink, useLocale } from 'shared-state/runtime'
import { GradeBadge } from '../grade-badge.tsx'
import { WorstState } from '../worst-state.tsx'
import styles from './broker-line.module.css'

export interface BrokerLineProps {
  broker: BrokerListEntry
  /** Path of the broker's page, without the language. */
  to: string
}

/** A broker in one line of a list: its name, its worst state if something speaks against it, and its grade. */
export function BrokerLine({ broker, to }: BrokerLineProps) {
  const { lang } = useLocale()
  return (
    <span className={styles.line}>
      <SiteLink to={to} className={styles.name}>
        <bdi>{accusedName(broker, lang)}</bdi>
      </SiteLink>
      <WorstState broker={broker} onlyFindings />
      <GradeBadge grade={broker.grade} size="s" muted={!mayLead(broker)} />
    </span>
  )
}
