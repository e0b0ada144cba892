import { scoreParts } from 'calls/rating/score-of-parts'
import { useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { ScoreBars } from 'ui/score-bars'
import { TermHelp } from 'ui/term-help/term-help'
import { Text } from 'ui/text'
import { evidenceAnchors, partAnchor } from '../broker/evidence-anchors.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerInfoData } from './load-broker-info.ts'
import { partText, ScoreEvidence } from './score-evidence.tsx'
import { ScoreRadar } from './score-radar.tsx'
import styles from './score-parts.module.css'

/**
 * The parts of the score, compared with brokers of the same country, and how they add up. The bars are the data, each with a link to its
 * evidence; the radar repeats them.
 */
export function ScoreParts({ data }: { data: BrokerInfoData }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { broker, score } = data
  const { breakdown } = broker
  if (!breakdown) {
    return (
      <div id={evidenceAnchors.score} className={styles.place}>
        <Panel title={t(brokersText.scoreParts)}>
          {broker.score === null ? (
            <EmptyState title={t(brokersText.notRated)}>{t(brokersText.notRatedWhy)}</EmptyState>
          ) : (
            <EmptyState title={t(brokersText.noParts)}>{t(brokersText.noPartsWhy)}</EmptyState>
          )}
        </Panel>
      </div>
    )
  }
  const peers = score?.peers
  const parts = scoreParts.map(name => ({
    label: t(partText[name]),
    to: `#${partAnchor(name)}`,
    value: breakdown[name],
    ...(peers && { peer: peers[name] }),
  }))
  const weights = scoreParts
    .map(
      name => `${t(partText[name]).toLocaleLowerCase()} ${formatNumber(breakdown.weights[name], { style: 'percent' })}`,
    )
    .join(', ')
  return (
    <div id={evidenceAnchors.score} className={styles.place}>
      <Panel title={t(brokersText.scoreParts)} aside={<TermHelp term="score" label={t(brokersText.scoreParts)} />}>
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
      <ScoreEvidence data={data} breakdown={breakdown} />
    </div>
  )
}
