import { isActive } from 'calls/findings/findings-of'
import type { ScorePart } from 'calls/rating/score-of-parts'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import type { BrokerInfoData } from './load-broker-info.ts'

/** What the record says on the subject of a part of the score. */
export function PartFacts({ part, data: { broker } }: { part: ScorePart; data: BrokerInfoData }) {
  const t = useText()
  const { formatList } = useLocale()
  const { now } = useStore().visitor.facts
  const { licences, regulators, platforms, foundedYear, legalName, maxLeverage } = broker
  const facts: Record<ScorePart, [label: number, value: string]> = {
    licence: [
      brokersText.licences,
      licences.length === 0
        ? ''
        : t(brokersText.someActive, {
            active: licences.filter(licence => isActive(licence, now)).length,
            all: licences.length,
          }),
    ],
    regulation: [
      brokersText.regulators,
      formatList(regulators.map(({ abbreviation, tier }) => t(brokersText.withTier, { name: abbreviation, tier }))),
    ],
    riskControl: [brokersText.topLeverage, maxLeverage === null ? '' : `1:${maxLeverage}`],
    business: [
      brokersText.company,
      foundedYear === null ? legalName : `${legalName}, ${t(brokersText.founded).toLocaleLowerCase()} ${foundedYear}`,
    ],
    software: [brokersText.platforms, formatList(platforms)],
  }
  const [label, value] = facts[part]
  return (
    <Text size="sm">
      {t(label)}: {value || t(brokersText.nothingOnRecord)}
    </Text>
  )
}
