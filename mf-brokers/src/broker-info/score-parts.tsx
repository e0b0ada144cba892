import type { ScoreBreakdown } from 'calls/entities/broker'
import { useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { ScoreBars } from 'ui/score-bars'
import { Text } from 'ui/text'
import type { BrokerData } from '../broker/load-broker.ts'
import { brokersText } from '../strings/keys.ts'
import { ScoreRadar } from './score-radar.tsx'
import styles from './score-parts.module.css'

type PartName = keyof ScoreBreakdown['weights']

const partText: Record<PartName, number> = {
  licence: brokersText.partLicence,
  business: brokersText.partBusiness,
  riskControl: brokersText.partRiskControl,
  software: brokersText.partSoftware,
  regulation: brokersText.partRegulation,
}
const partNames = Object.keys(partText) as PartName[]

/** The parts of the score, compared with brokers of the same country. The bars are the data; the radar repeats them. */
export function ScoreParts({ data: { broker, score } }: { data: BrokerData }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { breakdown } = broker
  if (!breakdown) {
    return (
      <Panel title={t(brokersText.scoreParts)}>
        <EmptyState title={t(brokersText.notRated)}>{t(brokersText.notRatedWhy)}</EmptyState>
      </Panel>
    )
  }
  const peers = score?.peers
  const parts = partNames.map(name => ({
    label: t(partText[name]),
    value: breakdown[name],
    ...(peers && { peer: peers[name] }),
  }))
  const weights = [...partNames]
    .sort((a, b) => breakdown.weights[b] - breakdown.weights[a])
    .map(
      name => `${t(partText[name]).toLocaleLowerCase()} ${formatNumber(breakdown.weights[name], { style: 'percent' })}`,
    )
    .join(', ')
  return (
    <div id="parts" className={styles.place}>
      <Panel title={t(brokersText.scoreParts)}>
        <div className={styles.parts}>
          <ScoreRadar parts={parts} />
          <div className={styles.bars}>
            <ScoreBars parts={parts} />
            <Text as="p" size="sm" tone="quiet">
              {t(brokersText.weights, { weights })}
            </Text>
          </div>
        </div>
      </Panel>
    </div>
  )
}
