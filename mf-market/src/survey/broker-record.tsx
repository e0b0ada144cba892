import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { accusedName } from 'calls/findings/accused-name'
import { mayLead } from 'calls/findings/findings-of'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { GradeBadge } from 'ui/grade-badge'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { StateTag } from 'ui/state-tag'
import { findingLooks } from 'ui/states/finding-looks'
import { WorstState } from 'ui/worst-state'
import { brokerPath } from '../addresses.ts'
import { surveyText } from '../strings/keys.ts'
import { surveysOfBroker } from '../survey-list/survey-query.ts'

/** What is on record about the surveyed broker, above all that was found at its address: every finding, worst first, and its grade. */
export function BrokerRecord({ broker }: { broker: BrokerListEntry }) {
  const t = useText()
  const href = useHref()
  const { lang } = useLocale()
  const { findings, grade } = broker
  return (
    <Panel
      title={`${t(surveyText.brokerRecord)}: ${accusedName(broker, lang)}`}
      aside={<GradeBadge grade={grade} muted={!mayLead(broker)} />}
    >
      <Stack>
        <Row gap="s">
          {findings.length > 0 ? (
            findings.map(finding => <StateTag key={finding} look={findingLooks[finding]} />)
          ) : (
            <WorstState broker={broker} />
          )}
        </Row>
        <Row gap="s">
          <Button variant="secondary" small to={href(brokerPath(broker))}>
            {t(surveyText.checkBroker)}
          </Button>
          <Button variant="ghost" small to={href(surveysOfBroker(broker.code))}>
            {t(surveyText.allOfBroker)}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
