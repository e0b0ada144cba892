import { ratingDigits } from 'calls/rating/score-digits'
import { useLocale, useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { riskWords } from '../broker/risk-words.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerInfoData } from './load-broker-info.ts'

type Figure = NonNullable<BrokerInfoData['score']>['changes'][number]['figure']

/**
 * When a figure of the score last changed, and how; nothing if the changes failed to load. Only the score itself and the level of risk say
 * that they have never changed.
 */
export function LastChange({ figure, data: { broker, score } }: { figure: Figure; data: BrokerInfoData }) {
  const t = useText()
  const { formatDate, formatNumber } = useLocale()
  if (!score) return null
  const change = score.changes.find(change => change.figure === figure)
  if (!change && figure !== 'score' && figure !== 'risk') return null
  const shown = (value: string | null) => {
    if (value === null) return t(brokersText.notRated)
    if (figure === 'risk') return value in riskWords ? t(riskWords[value as keyof typeof riskWords]) : value
    return formatNumber(Number(value), ratingDigits('score'))
  }
  return (
    <Text size="sm" tone="quiet">
      {change
        ? t(brokersText.lastChange, {
            date: formatDate(change.at),
            from: shown(change.from),
            to: shown(change.to),
          })
        : t(brokersText.neverChanged, { date: formatDate(broker.updatedAt) })}
    </Text>
  )
}
