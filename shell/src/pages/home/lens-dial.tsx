import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { GradeBadge } from 'ui/grade-badge'
import { shellText } from '../../strings/keys.ts'
import { badgeSize, bands, centre, lowestBadge, lowestLines, numbers, pointAt, viewBox } from './dial-geometry.ts'
import styles from './lens-dial.module.css'
import { useGradeRange } from './use-grade-range.ts'

interface LensDialProps {
  totals: { regulators: number; brokers: number } | null
  /** Number of brokers with the lowest grade; null if unknown. */
  lowestGraded: number | null
}

/**
 * The lens of the mark as a scale of scores, coloured by grade, with the totals of regulators and brokers. Below it the lowest grade, which
 * has no band: its scores, and how many brokers have it.
 */
export function LensDial({ totals, lowestGraded }: LensDialProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const rangeOf = useGradeRange()
  const lowest = [
    rangeOf('E'),
    ...(lowestGraded === null ? [] : [t(shellText.gradeECount, { number: formatNumber(lowestGraded) })]),
  ]
  return (
    <div className={styles.dial}>
      <svg viewBox={viewBox} aria-hidden="true" className={styles.scale}>
        {bands.map(({ grade, path }) => (
          <path key={grade} d={path} className={styles[grade.toLowerCase()]} />
        ))}
        {numbers.map(({ score, x, y }) => (
          <text key={score} x={x} y={y} className={styles.number}>
            {formatNumber(score)}
          </text>
        ))}
        {bands.map(({ grade, middle }) => (
          <Badge key={grade} grade={grade} {...pointAt(middle, 'badge')} />
        ))}
        <Badge grade="E" {...lowestBadge} />
        {lowest.map((line, index) => (
          <text key={index} x={centre.x} y={lowestLines[index]} className={styles.number}>
            {line}
          </text>
        ))}
      </svg>
      {totals && (
        <dl className={styles.totals}>
          <Total value={formatNumber(totals.brokers)} label={t(shellText.brokers)} />
          <Total value={formatNumber(totals.regulators)} label={t(shellText.regulators)} small />
        </dl>
      )}
      <SiteLink to="/about.html#part-score" className={styles.how}>
        {t(shellText.howWeScore)}
      </SiteLink>
    </div>
  )
}

function Badge({ grade, x, y }: { grade: 'AAA' | 'AA' | 'A' | 'B' | 'C' | 'D' | 'E'; x: number; y: number }) {
  return (
    <svg x={x - badgeSize / 2} y={y - badgeSize / 2} width={badgeSize} height={badgeSize} viewBox="0 0 56 56">
      <GradeBadge grade={grade} size="l" />
    </svg>
  )
}

function Total({ value, label, small = false }: { value: string; label: string; small?: boolean }) {
  return (
    <div className={styles.total}>
      <dt className={styles.label}>{label}</dt>
      <dd className={small ? styles.smallFigure : styles.figure}>{value}</dd>
    </div>
  )
}
