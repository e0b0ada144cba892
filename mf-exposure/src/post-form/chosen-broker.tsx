import { CircleCheck } from '@lucide/icons'
import { Link } from 'react-router-dom'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { FieldError } from 'ui/field'
import { Icon } from 'ui/icon'
import { Text } from 'ui/text'
import { exposureText } from '../strings/keys.ts'
import styles from './broker-search.module.css'

interface ChosenBrokerProps {
  broker: Pick<BrokerListEntry, 'code' | 'showName'>
  /** Leads away from this broker. */
  other: { label: string; to: string }
  error: string | undefined
}

/** The broker that a form is about, as its field `traderCode`. */
export function ChosenBroker({ broker, other, error }: ChosenBrokerProps) {
  const t = useText()
  return (
    <div>
      <input type="hidden" name="traderCode" value={broker.code} />
      <p className={styles.chosen}>
        <Icon of={CircleCheck} className={styles.check} />
        <BrokerLogo code={broker.code} size="s" eager />
        <span>
          {t(exposureText.chosenBroker)} <bdi className={styles.name}>{broker.showName}</bdi>
        </span>
      </p>
      <Text as="p" size="sm">
        <Link to={other.to}>{other.label}</Link>
      </Text>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </div>
  )
}
