import type { Exposure } from 'calls/entities/exposure'
import { accusedName } from 'calls/findings/accused-name'
import { mayLead } from 'calls/findings/findings-of'
import { SiteLink, useLocale } from 'shared-state/runtime'
import { GradeBadge } from 'ui/grade-badge'
import { WorstState } from 'ui/worst-state'
import { brokerPath } from '../addresses.ts'
import styles from './broker-line.module.css'

/** The broker of a case, with its worst state and its grade; an unlisted broker has neither, nor a page. */
export function BrokerLine({
  exposure: { broker, brokerName },
}: {
  exposure: Pick<Exposure, 'broker' | 'brokerName'>
}) {
  const { lang } = useLocale()
  if (!broker) return <bdi>{brokerName}</bdi>
  return (
    <span className={styles.line}>
      <SiteLink to={brokerPath(broker)} className={styles.name}>
        <bdi>{accusedName(broker, lang)}</bdi>
      </SiteLink>
      <WorstState broker={broker} onlyFindings />
      <GradeBadge grade={broker.grade} size="s" muted={!mayLead(broker)} />
    </span>
  )
}
