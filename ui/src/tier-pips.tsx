import { useText } from 'shared-state/runtime'
import { uiText } from './strings/keys.ts'
import styles from './tier-pips.module.css'

/** Our opinion of how strict a regulator is: tier 1 is the strictest and fills four squares, tier 4 one. */
export function TierPips({ tier }: { tier: 1 | 2 | 3 | 4 }) {
  const t = useText()
  return (
    <svg viewBox="0 0 45 10" role="img" aria-label={t(uiText.tierOf, { tier })} className={styles.pips}>
      {[0, 1, 2, 3].map(i => (
        <rect
          key={i}
          x={i * 12 + 0.75}
          y="0.75"
          width="7.5"
          height="7.5"
          rx="1.5"
          className={i <= 4 - tier ? styles.on : styles.off}
        />
      ))}
    </svg>
  )
}
