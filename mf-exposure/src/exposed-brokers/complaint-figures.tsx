import { Clock } from '@lucide/icons'
import { accusedName } from 'calls/findings/accused-name'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Money } from 'ui/money'
import { NumberText } from 'ui/number-text'
import { Text } from 'ui/text'
import { brokerListPath, overdueListPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import styles from './exposed-brokers-page.module.css'
import type { ExposedBroker } from './load-exposed-brokers.ts'

/** Maximum number of currencies shown for the claimed amounts; there are seldom more. */
const shownAmounts = 2

export function ComplaintsLink({ broker }: { broker: ExposedBroker }) {
  const { formatNumber, lang } = useLocale()
  return (
    <SiteLink
      to={brokerListPath(broker.code)}
      aria-label={`${formatNumber(broker.exposureCount)}, ${accusedName(broker, lang)}`}
      className={styles.exposures}
    >
      <NumberText value={broker.exposureCount} />
    </SiteLink>
  )
}

/** Complaints that the broker has not answered within 14 days (decisions 4). */
export function Unanswered({ broker }: { broker: ExposedBroker }) {
  const t = useText()
  const { formatNumber, lang } = useLocale()
  const { code, warnings } = broker
  if (warnings === 0) return <NumberText value={0} />
  return (
    <SiteLink
      to={overdueListPath(code)}
      aria-label={`${t(exposureText.withoutReply)}: ${formatNumber(warnings)}, ${accusedName(broker, lang)}`}
      className={styles.waiting}
    >
      <Icon of={Clock} size="s" />
      <NumberText value={warnings} />
    </SiteLink>
  )
}

export function Claimed({ amounts }: Pick<ExposedBroker, 'amounts'>) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (amounts.length === 0)
    return (
      <Text size="sm" tone="faint">
        {t(exposureText.noAmount)}
      </Text>
    )
  const more = amounts.length - shownAmounts
  return (
    <span className={styles.amounts}>
      {amounts.slice(0, shownAmounts).map(({ amount, currency }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
      {more > 0 && (
        <Text size="sm" tone="faint">
          {t(exposureText.moreCurrencies, { number: formatNumber(more) })}
        </Text>
      )}
    </span>
  )
}
