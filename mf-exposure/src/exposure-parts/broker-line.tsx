import type { Exposure } from 'calls/entities/exposure'
import { SiteLink } from 'shared-state/runtime'
import { GradeBadge } from 'ui/grade-badge'
import { brokerPath } from '../addresses.ts'
import styles from './broker-line.module.css'

/** The broker of a case, with its grade; an unlisted broker has neither page nor grade. */
export function BrokerLine({
  exposure: { broker, brokerName },
}: {
  exposure: Pick<Exposure, 'broker' | 'brokerName'>
}) {
  if (!broker) return <bdi>{brokerName}</bdi>
  return (
    <span className={styles.line}>
      <GradeBadge grade={broker.grade} size="s" />
      <SiteLink to={brokerPath(broker)} className={styles.name}>
        <bdi>{broker.showName}</bdi>
      </SiteLink>
    </span>
  )
}
