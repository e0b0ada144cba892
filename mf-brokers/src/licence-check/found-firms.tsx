import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { SiteLink, useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'

interface FoundFirmsProps {
  asked: string
  firms: readonly BrokerListEntry[]
  /** Some of them have only a similar name. */
  near: boolean
}

/** Brokers with the typed name, each with its worst state and a link to its licences. */
export function FoundFirms({ asked, firms, near }: FoundFirmsProps) {
  const t = useText()
  return (
    <Panel
      flush
      title={t(near ? brokersText.firmsNear : brokersText.firmsFound, { asked })}
      footer={t(brokersText.licenceProvesNothing)}
    >
      <PanelRows>
        {firms.map(firm => (
          <li key={firm.code}>
            <Row gap="s" spread>
              <BrokerLine broker={firm} to={brokerPath(firm)} />
              <SiteLink to={brokerPath(firm, 'regulator')}>{t(brokersText.seeLicences)}</SiteLink>
            </Row>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
