import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { mayLead } from 'calls/findings/findings-of'
import { useText } from 'shared-state/runtime'
import { findingLooks } from 'ui/states/finding-looks'
import { brokersText } from '../strings/keys.ts'

interface BrokerRankProps {
  broker: Pick<BrokerListEntry, 'findings'>
  /** From dealer.skyeyescorev2; null: it failed to load. */
  score: { rank: number | null; rankOf: number } | null
}

/** A broker's rank among those that may lead, or why it has none; nothing if the rank is unknown. */
export function BrokerRank({ broker, score }: BrokerRankProps) {
  const t = useText()
  const [worst] = broker.findings
  if (worst !== undefined && !mayLead(broker))
    return <>{t(brokersText.notRanked, { finding: t(findingLooks[worst].text) })}</>
  if (!score || score.rank === null) return null
  return <>{t(brokersText.rank, { count: score.rank, of: score.rankOf })}</>
}
