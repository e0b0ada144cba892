import { useText } from 'shared-state/runtime'
import { educationText } from '../strings/keys.ts'
import { impactNames, isImpact } from './impact.ts'
import styles from './impact-bars.module.css'

/** One, two or three bars; the colour only repeats their number. `named` if there is no text next to them. */
export function ImpactBars({ importance, named = true }: { importance: number; named?: boolean }) {
  const t = useText()
  if (!isImpact(importance)) return null
  const impact = t(impactNames[importance])
  const name = named ? { role: 'img', 'aria-label': t(educationText.impactOf, { impact }) } : { 'aria-hidden': true }
  const look = (bar: number) => (bar < importance ? styles.on : styles.off)
  return (
    <svg viewBox="0 0 19 14" className={styles.bars} data-impact={importance} {...name}>
      {[6, 10, 14].map((height, bar) => (
        <rect key={height} x={bar * 7} y={14 - height} width="5" height={height} rx="1" className={look(bar)} />
      ))}
    </svg>
  )
}
