import { gradeOf, type Grade } from 'calls/rating/grade'
import { starsOf } from 'calls/rating/stars'
import { Avatar } from '../avatar.tsx'
import { Bar } from '../bar.tsx'
import { BrokerLogo } from '../broker-logo.tsx'
import { Flag } from '../flag.tsx'
import { GradeBadge } from '../grade-badge.tsx'
import { Grid } from '../grid.tsx'
import { RatingDistribution } from '../rating-distribution.tsx'
import { Row } from '../row.tsx'
import { ScoreBars } from '../score-bars.tsx'
import { ScoreGauge } from '../score-gauge.tsx'
import { Stack } from '../stack.tsx'
import { Stars } from '../stars.tsx'
import { TierPips } from '../tier-pips.tsx'
import styles from './catalogue.module.css'
import { Sample } from './sample.tsx'

const bands: [Grade | null, string][] = [
  ['AAA', 'Above 8.54'],
  ['AA', '8 or more'],
  ['A', '7 or more'],
  ['B', '6 or more'],
  ['C', '4.56 or more'],
  ['D', 'Up to 4.55'],
  ['E', '0'],
  [null, 'Not rated'],
]
const parts = [
  { label: 'Licences', value: 9.4, peer: 7.2 },
  { label: 'Business', value: 8.8, peer: 6.6 },
  { label: 'Risk control', value: 2.1, peer: 6.2 },
  { label: 'Software', value: 0, peer: 7.4 },
]

function Badges({ size }: { size: 's' | 'm' | 'l' }) {
  return (
    <Row>
      {bands.map(([grade]) => (
        <GradeBadge key={grade} grade={grade} size={size} />
      ))}
    </Row>
  )
}

export function RatingSamples() {
  return (
    <Stack gap="xl">
      <Sample name="Grades">
        <Row>
          {bands.map(([grade, words]) => (
            <div key={words} className={styles.labelled}>
              <GradeBadge grade={grade} />
              {words}
            </div>
          ))}
        </Row>
      </Sample>
      <Grid columns={2}>
        <Sample name="Sizes 30 and 56">
          <Stack>
            <Badges size="s" />
            <Badges size="l" />
          </Stack>
        </Sample>
        <Sample name="Of brokers that may not lead">
          <Row>
            {bands.map(([grade]) => (
              <GradeBadge key={grade} grade={grade} muted />
            ))}
            <ScoreGauge score={8.92} muted />
          </Row>
        </Sample>
        <Sample name="On ink" ground="ink">
          <Row>
            <Badges size="m" />
            <Stars value={3.5} />
            <Stars value={4.5} size="l" />
          </Row>
        </Sample>
        <Sample name="Stars, tiers">
          <Row align="start">
            <Stack gap="s">
              {[10, 8, 5.21, 0, -1].map(score => (
                <Row key={score}>
                  <Stars value={starsOf(score) ?? 0} />
                  {score}
                </Row>
              ))}
            </Stack>
            <Stack gap="s">
              {([1, 2, 3, 4] as const).map(tier => (
                <Row key={tier}>
                  <TierPips tier={tier} />
                  Tier {tier}
                </Row>
              ))}
            </Stack>
            <Stars value={4.5} size="l" />
          </Row>
        </Sample>
        <Sample name="Score">
          <Row>
            {[8.92, 5.21, 0, null].map(score => (
              <ScoreGauge key={score} score={score} />
            ))}
          </Row>
        </Sample>
        <Sample name={`Score in parts, grade ${gradeOf(8.92)}`}>
          <ScoreBars parts={parts} />
        </Sample>
        <Sample name="Bars, beside the figures they repeat">
          <Stack gap="s">
            {[0, 0.42, 1].map(share => (
              <Row key={share} nowrap>
                <Bar share={share} mark={0.6} />
                {share}
              </Row>
            ))}
            <Row nowrap>
              <Bar share={0.7} tone="star" />
              0.7
            </Row>
          </Stack>
        </Sample>
        <Sample name="Rating distribution">
          <RatingDistribution counts={[48, 36, 60, 205, 855]} />
        </Sample>
      </Grid>
      <Sample name="Logos, avatars, flags">
        <Row>
          <BrokerLogo code="1000000001" size="s" />
          <BrokerLogo code="1000000002" />
          <BrokerLogo code="1000000003" size="l" name="Quillhaven FX" />
          <Avatar name="Rina Wulandari" />
          <Avatar name="Rina" size="m" />
          <Avatar name="Dimas Adi Putra" size="l" />
          <Flag code="ID" name="Indonesia" />
          <Flag code="gb" name="United Kingdom" />
          <Flag code="eu" name="European Union" />
        </Row>
      </Sample>
    </Stack>
  )
}
