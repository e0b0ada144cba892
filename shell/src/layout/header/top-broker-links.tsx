import { useHref, useLocale, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { GradeBadge } from 'ui/grade-badge'
import { MenuLinks } from 'ui/menu-links'
import { brokerPath } from '../broker-path.ts'
import { shellText } from '../../strings/keys.ts'
import type { TopBroker } from '../load-layout.ts'
import styles from './top-broker-links.module.css'

/** How many of the top list's brokers have room beside the topics. */
const shown = 5

/** The broker top list of the menu: name, score and grade. */
export function TopBrokerLinks({ top }: { top: readonly TopBroker[] }) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  return (
    <MenuLinks
      title={t(shellText.topBrokers)}
      items={top.slice(0, shown).map(broker => ({
        label: broker.shortName,
        to: href(brokerPath('info', broker)),
        lead: <BrokerLogo code={broker.traderCode} size="s" />,
        end: (
          <span className={styles.rating}>
            {broker.score !== null && formatNumber(broker.score, { minimumFractionDigits: 2 })}
            <GradeBadge grade={broker.grade} size="s" />
          </span>
        ),
      }))}
    />
  )
}
