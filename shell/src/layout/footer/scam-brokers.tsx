import { mayLead } from 'calls/findings/findings-of'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { GradeBadge } from 'ui/grade-badge'
import { shellText } from '../../strings/keys.ts'
import { brokerPath } from '../../broker-path.ts'
import type { ScamBroker } from '../load-layout.ts'
import styles from './footer-list.module.css'

export function ScamBrokers({ brokers }: { brokers: readonly ScamBroker[] }) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <section>
      <h2 className={styles.title}>{t(shellText.scamBrokers)}</h2>
      <ul role="list" className={styles.list}>
        {brokers.map(broker => (
          <li key={broker.traderCode}>
            <SiteLink to={brokerPath('info', broker)} className={styles.row}>
              <GradeBadge grade={broker.grade} size="s" muted={!mayLead(broker)} />
              <span className={styles.words}>
                <span className={styles.name}>
                  <bdi>{broker.name}</bdi>
                </span>
                <span className={styles.line}>
                  {t(shellText.exposureCount, {
                    count: broker.exposureCount,
                    shown: formatNumber(broker.exposureCount),
                  })}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
