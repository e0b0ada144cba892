import { X } from '@lucide/icons'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useHref, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { IconButton } from 'ui/icon-button'
import { BrokerRow } from '../broker-parts/broker-row.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './chosen-alone.module.css'
import { comparePath } from './compare-address.ts'
import { useChoose } from './use-choose.ts'

/** Nothing to compare yet: says what is missing, and shows the chosen broker, if any. */
export function ChosenAlone({ brokers }: { brokers: readonly BrokerListEntry[] }) {
  const t = useText()
  const href = useHref()
  const choose = useChoose()
  const [broker] = brokers
  if (!broker)
    return (
      <EmptyState level={2} title={t(brokersText.chooseBrokers)}>
        {t(brokersText.chooseBrokersHow)}
      </EmptyState>
    )
  return (
    <>
      <div className={styles.line}>
        <div className={styles.broker}>
          <BrokerRow broker={broker} />
        </div>
        <IconButton
          label={t(brokersText.removeBroker, { name: broker.showName })}
          icon={X}
          to={href(comparePath())}
          onClick={() => choose([])}
        />
      </div>
      <p className={styles.hint}>{t(brokersText.chooseOneMore)}</p>
    </>
  )
}
