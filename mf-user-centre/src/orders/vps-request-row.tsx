import type { VpsRequest } from 'calls/entities/vps-request'
import { useLocale, useText } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { ListRow } from '../account/list-row.tsx'
import { brokerPath } from '../addresses.ts'
import { ordersText } from '../strings/keys.ts'
import { vpsRequestLooks } from './vps-request-looks.ts'

/** A request for a VPS: the broker with what speaks against it, the plan, its state, and why it was refused. */
export function VpsRequestRow({ request }: { request: VpsRequest }) {
  const t = useText()
  const { formatDate, formatMoney } = useLocale()
  const { broker, title, price, state, reason, createdAt } = request
  return (
    <ListRow>
      <BrokerLine broker={broker} to={brokerPath(broker)} />
      <Row gap="s">
        <Text weight="medium">
          <bdi>{title}</bdi>
        </Text>
        <StateTag look={vpsRequestLooks[state]} />
      </Row>
      {reason && (
        <Text as="div" size="sm">
          <Written lang={null}>{t(ordersText.reason, { reason })}</Written>
        </Text>
      )}
      <Text as="div" size="sm" tone="quiet">
        {t(ordersText.price, { price: formatMoney(price) })}
      </Text>
      <Text as="div" size="sm" tone="faint">
        {t(ordersText.askedOn, { date: formatDate(createdAt) })}
      </Text>
    </ListRow>
  )
}
