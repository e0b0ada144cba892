import type { businesscardGet } from 'calls/feed'
import type { CallOutput } from 'shared-state/api/declare-call'
import { useText } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { DescriptionList } from 'ui/description-list'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { brokerPath } from '../addresses.ts'
import { accountText, feedText, userText } from '../strings/keys.ts'

/** The broker whose reviews a person answers as its staff: its name, worst state and figures. */
export function BrokerCard({ card: { broker, counts } }: { card: CallOutput<typeof businesscardGet> }) {
  const t = useText()
  if (!broker) return null
  const facts = [
    { label: t(userText.reviews), value: <NumberText value={counts.comments} /> },
    { label: t(userText.exposures), value: <NumberText value={counts.exposures} /> },
    { label: t(accountText.fans), value: <NumberText value={counts.fans} /> },
  ]
  return (
    <Panel title={t(feedText.repliesFor)}>
      <Stack>
        <BrokerLine broker={broker} to={brokerPath(broker)} />
        <DescriptionList look="tiles" facts={facts} />
      </Stack>
    </Panel>
  )
}
