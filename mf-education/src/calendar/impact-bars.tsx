import { useText } from 'shared-state/runtime'
import { educationText } from '../strings/keys.ts'
import { impactNames, isImpact } from './impact.ts'
import styles from './impact-bars.module.css'

/** One, two or three bars; the colour only repeats their number. `named` where no word stands beside them. */
export function ImpactBars({ importance, named = true }: { importance: number; named?: boolean }) {
  const t = useText()
  if (!isImpact(importance)) return null
  const name = named ? { role: 'img', 'aria-label': t(educationText.impactOf, { impact: t(impactNames[importance]) }) } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 19 14" className={styles.bars} data-impact={importance} {...name}>
      {[6, 10, 14].map((height, i) => (
        <rect key={height} x={i * 7} y={14 - height} width="5" height={height} rx="1" className={i < importance ? styles.on : styles.off} />
      ))}
    </svg>
  )
}
