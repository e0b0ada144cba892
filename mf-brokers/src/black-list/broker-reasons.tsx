import { ExternalLink } from '@lucide/icons'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Icon } from 'ui/icon'
import { StateTag } from 'ui/state-tag'
import { findingLooks } from 'ui/states/finding-looks'
import { Text } from 'ui/text'
import { leavingPath } from 'calls/leaving-path'
import { brokersText } from '../strings/keys.ts'
import styles from './black-list-page.module.css'
import type { ListedBroker } from './load-black-list.ts'

/** Why a broker is on the black list, worst first, each with its day and a source to check it, where there is one. */
export function BrokerReasons({ broker }: { broker: ListedBroker }) {
  const t = useText()
  return (
    <ul role="list" className={styles.reasons}>
      {broker.reasons.map(({ reason, at, source }) => (
        <li key={reason} className={styles.reason}>
          <StateTag look={findingLooks[reason]} />
          {reason === 'noLicence' && (
            <SiteLink to={`/exposure.html?traderCode=${broker.code}`}>
              {t(brokersText.publishedComplaints, { count: broker.exposureCount })}
            </SiteLink>
          )}
          {at && (
            <Text size="sm" tone="quiet">
              <DateText iso={at} />
            </Text>
          )}
          {source && (
            <SiteLink to={leavingPath(source.url)} rel="nofollow">
              {reason === 'warning' ? source.name : t(brokersText.registerOf, { regulator: source.name })}{' '}
              <Icon of={ExternalLink} size="s" />
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
}
