import { grades } from 'calls/rating/grade'
import { riskBounds, riskOf, riskOfScore } from 'calls/rating/risk-level'
import { ratingDigits } from 'calls/rating/score-digits'
import { findingStates } from 'calls/states/finding-states'
import { useLocale, useText } from 'shared-state/runtime'
import { GradeBadge } from 'ui/grade-badge'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { useGradeRange } from '../broker-parts/use-grade-range.ts'
import { evidenceAnchors } from '../broker/evidence-anchors.ts'
import { riskWords } from '../broker/risk-words.ts'
import { brokersText } from '../strings/keys.ts'
import { LastChange } from './last-change.tsx'
import type { BrokerInfoData } from './load-broker-info.ts'
import styles from './score-evidence.module.css'

/** How the grade follows from the score; nothing without a grade. */
export function GradeEvidence({ data }: { data: BrokerInfoData }) {
  const t = useText()
  const { broker } = data
  const score = useScore(broker.score)
  const rangeOf = useGradeRange()
  if (broker.grade === null) return null
  return (
    <div id={evidenceAnchors.grade} className={styles.place}>
      <Panel title={t(brokersText.grade)}>
        <Stack gap="s">
          <p>{t(brokersText.gradeRule)}</p>
          <ul role="list" className={styles.bands}>
            {grades.map(grade => (
              <li key={grade} className={grade === broker.grade ? styles.own : styles.band}>
                <GradeBadge grade={grade} size="s" />
                <span>
                  {rangeOf(grade)}
                  {grade === broker.grade && <b> – {t(brokersText.thisBand, { score })}</b>}
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      </Panel>
    </div>
  )
}

/** The level of risk: what the score gives, and whether the record or a finding makes it higher. */
export function RiskEvidence({ data }: { data: BrokerInfoData }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { broker } = data
  const score = useScore(broker.score)
  const byScore = riskOfScore(broker.score)
  const { level, finding } = riskOf({ riskLevel: broker.recordRisk, findings: broker.findings })
  return (
    <div id={evidenceAnchors.risk} className={styles.place}>
      <Panel title={t(brokersText.riskTitle)} aside={<b>{t(riskWords[level])}</b>}>
        <Stack gap="s">
          <p>
            {t(brokersText.riskRule, { low: formatNumber(riskBounds.low), medium: formatNumber(riskBounds.medium) })}
          </p>
          <ul className={styles.steps}>
            <li>
              {broker.score === null
                ? t(brokersText.noScoreRisk, { level: t(riskWords[byScore]) })
                : t(brokersText.riskByScore, { score, level: t(riskWords[byScore]) })}
            </li>
            {broker.recordRisk !== byScore && (
              <li>{t(brokersText.riskOnRecord, { level: t(riskWords[broker.recordRisk]) })}</li>
            )}
            {finding && (
              <li>
                {t(brokersText.riskByFinding, { finding: t(findingStates[finding].text), level: t(riskWords[level]) })}
              </li>
            )}
          </ul>
          <LastChange figure="risk" data={data} />
        </Stack>
      </Panel>
    </div>
  )
}

function useScore(score: number | null): string {
  const { formatNumber } = useLocale()
  return score === null ? '' : formatNumber(score, ratingDigits('score'))
}
