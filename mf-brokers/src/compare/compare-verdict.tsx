import { Scale } from '@lucide/icons'
import type { compareTopics } from 'calls/compare'
import type { Broker } from 'calls/entities/broker'
import { findings as worstToBest } from 'calls/entities/finding'
import type { Finding } from 'calls/entities/finding'
import { mayLead } from 'calls/findings/findings-of'
import { findingStates } from 'calls/states/finding-states'
import { useLocale, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import type { Comparison } from './compare-groups.ts'

const topicText: Record<(typeof compareTopics)[number], number> = {
  licences: brokersText.topicLicences,
  costs: brokersText.topicCosts,
  users: brokersText.topicUsers,
}

/** Brokers that may not lead, with their worst finding; the worst of them first. */
const unfitOf = (items: readonly Broker[]): { broker: Broker; worst: Finding }[] =>
  items
    .filter(broker => !mayLead(broker))
    .flatMap(broker => broker.findings.slice(0, 1).map(worst => ({ broker, worst })))
    .sort((a, b) => worstToBest.indexOf(a.worst) - worstToBest.indexOf(b.worst))

/** What speaks against the brokers, worst first, and only then which of the others leads in which topic. It is an opinion, and says so. */
export function CompareVerdict({ comparison }: { comparison: Comparison }) {
  const t = useText()
  const unfit = unfitOf(comparison.items)
  const leading = useLeading(comparison, unfit.length > 0)
  const against = unfit.map(({ broker: { showName }, worst }) =>
    t(brokersText.nameAndState, { name: showName, state: t(findingStates[worst].text) }),
  )
  return (
    <Note icon={Scale} tone={unfit.length > 0 ? 'bad' : 'info'} title={unfit.length > 0 ? against.join(' ') : leading}>
      {unfit.length > 0 && <>{leading} </>}
      <Text size="sm" tone="quiet">
        {t(brokersText.verdictOpinion)}
      </Text>
    </Note>
  )
}

/** Who leads, in whole sentences, or why nobody does. `someUnfit`: one of the brokers may not lead. */
function useLeading({ items, leaders }: Comparison, someUnfit: boolean): string {
  const t = useText()
  const { formatList } = useLocale()
  const [only, ...fit] = items.filter(mayLead)
  if (!only) return t(brokersText.nobodyMayLead)
  if (fit.length === 0) return t(brokersText.onlyWithoutFindings, { name: only.showName })
  const sentences = leaders.flatMap(({ code, topics }) => {
    const broker = items.find(item => item.code === code)
    if (!broker || !mayLead(broker)) return []
    return t(someUnfit ? brokersText.leadsOfOthers : brokersText.leadsOn, {
      name: broker.showName,
      topics: formatList(topics.map(topic => t(topicText[topic]))),
    })
  })
  return sentences.join(' ') || t(someUnfit ? brokersText.noneOfOthersLeads : brokersText.nobodyLeads)
}
