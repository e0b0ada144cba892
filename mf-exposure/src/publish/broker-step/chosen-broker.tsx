import { CircleCheck } from '@lucide/icons'
import { Link } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { FieldError } from 'ui/field'
import { Icon } from 'ui/icon'
import { Text } from 'ui/text'
import { exposureText } from '../../strings/keys.ts'
import type { PostBroker } from '../post.ts'
import { publishAddress } from '../publish-query.ts'
import styles from './broker-step.module.css'

interface ChosenBrokerProps {
  /** Code of the draft; '' before it is saved. */
  code: string
  broker: PostBroker
  error: string | undefined
}

export function ChosenBroker({ code, broker, error }: ChosenBrokerProps) {
  const t = useText()
  const href = useHref()
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
        <Link to={href(publishAddress({ code, step: 1, unlisted: true }))}>{t(exposureText.brokerNotListed)}</Link>
      </Text>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </div>
  )
}
