import { Scale } from 'lucide-react'
import { useLocale, useText } from 'shared-state/runtime'
import { brokerLicenceStates, isGrave } from 'calls/states/licence-states'
import { Note } from 'ui/note'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import { groupRows, leaders, type Comparison, type Topic } from './compare-groups.ts'

const topicText: Record<Topic, number> = {
  licences: brokersText.topicLicences,
  costs: brokersText.topicCosts,
  users: brokersText.topicUsers,
}

/** Which broker leads in which topic, and which licences are worthless. It is an opinion, and says so. */
export function CompareVerdict({ comparison: { items, rows } }: { comparison: Comparison }) {
  const t = useText()
  const { formatList } = useLocale()
  // A low price is no merit of a firm without a valid licence, however many rows it leads.
  const merited = leaders(groupRows(rows)).filter(({ index }) => !isGrave(items[index]!.licenceStatus))
  const leading = merited.map(({ index, topics }) =>
    t(brokersText.leadsOn, {
      name: items[index]!.showName,
      topics: formatList(topics.map(topic => t(topicText[topic]))),
    }),
  )
  const warned = items.filter(({ licenceStatus }) => isGrave(licenceStatus))
  return (
    <Note icon={Scale} title={leading.length > 0 ? leading.join(' ') : t(brokersText.nobodyLeads)}>
      {warned.map(({ code, showName, licenceStatus }) => (
        <span key={code}>
          {t(brokersText.nameAndState, { name: showName, state: t(brokerLicenceStates[licenceStatus].text) })}{' '}
        </span>
      ))}
      <Text size="sm" tone="quiet">
        {t(brokersText.verdictOpinion)}
      </Text>
    </Note>
  )
}
