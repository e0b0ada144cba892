import type { Broker } from 'calls/entities/broker'
import { useHref, useText } from 'shared-state/runtime'
import { MoreLink } from 'ui/more-link'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { claimPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'

/** For the broker's staff: a link to claim the broker and answer in its name. Nothing if it is already claimed. */
export function ClaimBroker({ broker: { code, showName, claimed } }: { broker: Broker }) {
  const t = useText()
  const href = useHref()
  if (claimed) return null
  return (
    <Panel title={t(brokersText.claimAsk, { name: showName })}>
      <Text as="p" size="sm" tone="quiet">
        {t(brokersText.claimMore)}
      </Text>
      <MoreLink to={href(claimPath(code))}>{t(brokersText.claim)}</MoreLink>
    </Panel>
  )
}
