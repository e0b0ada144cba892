import type { ScoreBreakdown } from 'calls/entities/broker'
import { addUp, type ScorePart, type ScoreStep } from 'calls/rating/score-of-parts'
import { ratingDigits } from 'calls/rating/score-digits'
import { useLocale, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Table, type TableColumn } from 'ui/table'
import { Text } from 'ui/text'
import { partAnchor } from '../broker/evidence-anchors.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerInfoData } from './load-broker-info.ts'
import { LastChange } from './last-change.tsx'
import { PartFacts } from './part-facts.tsx'
import styles from './score-evidence.module.css'

export const partText: Record<ScorePart, number> = {
  licence: brokersText.partLicence,
  regulation: brokersText.partRegulation,
  riskControl: brokersText.partRiskControl,
  business: brokersText.partBusiness,
  software: brokersText.partSoftware,
}

/** Products of points and weights have up to four decimals; they are shown in full, so that a reader can add them up. */
const exactly: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 4 }

/** The calculation of the score: the points and weight of each part, what the record says about it, and when each last changed. */
export function ScoreEvidence({ data, breakdown }: { data: BrokerInfoData; breakdown: ScoreBreakdown }) {
  const t = useText()
  const { formatList, formatNumber } = useLocale()
  const { broker } = data
  const { steps, exact, score } = addUp(breakdown)
  const sum = formatNumber(exact, exactly)
  const columns: TableColumn<ScoreStep>[] = [
    {
      key: 'part',
      label: t(brokersText.scoreParts),
      title: true,
      cell: ({ part }) => (
        <span id={partAnchor(part)} className={styles.part}>
          <b>{t(partText[part])}</b>
          <PartFacts part={part} data={data} />
          <LastChange figure={part} data={data} />
        </span>
      ),
    },
    {
      key: 'points',
      label: t(brokersText.points),
      cell: ({ points }) => formatNumber(points, ratingDigits('score')),
    },
    {
      key: 'weight',
      label: t(brokersText.weight),
      cell: ({ weight }) => formatNumber(weight, { style: 'percent' }),
    },
    { key: 'adds', label: t(brokersText.adds), cell: ({ adds }) => formatNumber(adds, exactly) },
  ]
  return (
    <Panel title={t(brokersText.addsUp)} flush>
      <Table
        caption={formatList(columns.map(({ label }) => label))}
        columns={columns}
        rows={steps}
        keyOf={({ part }) => part}
      />
      <div className={styles.foot}>
        <Stack gap="s">
          <Text as="p" weight="medium">
            {broker.score === score
              ? t(brokersText.roundedScore, { sum, score: formatNumber(score, ratingDigits('score')) })
              : t(brokersText.notTheSum, {
                  sum,
                  score:
                    broker.score === null ? t(brokersText.notRated) : formatNumber(broker.score, ratingDigits('score')),
                })}
          </Text>
          <LastChange figure="score" data={data} />
          <Text as="p" size="sm" tone="quiet">
            {t(brokersText.pointsRule)} {broker.sample && t(brokersText.pointsSample)}
          </Text>
        </Stack>
      </div>
    </Panel>
  )
}
