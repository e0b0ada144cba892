import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { accusedName } from 'calls/findings/accused-name'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { StateTag } from 'ui/state-tag'
import { findingLooks } from 'ui/states/finding-looks'
import { brokerPath } from '../addresses.ts'
import { vpsRequestText } from '../strings/keys.ts'

/** Takes the form's place for a broker that is unfit to lead: what speaks against it, and that no request is passed on to it. */
export function UnfitPanel({ broker }: { broker: BrokerListEntry }) {
  const t = useText()
  const href = useHref()
  const { lang } = useLocale()
  const check = (
    <Button variant="secondary" to={href(brokerPath(broker))}>
      {t(vpsRequestText.toBroker)}
    </Button>
  )
  return (
    <Panel title={accusedName(broker, lang)}>
      <Stack>
        <Row gap="s">
          {broker.findings.map(finding => (
            <StateTag key={finding} look={findingLooks[finding]} />
          ))}
        </Row>
        <EmptyState title={t(vpsRequestText.unfit)} action={check}>
          {t(vpsRequestText.unfitWhy)}
        </EmptyState>
      </Stack>
    </Panel>
  )
}
