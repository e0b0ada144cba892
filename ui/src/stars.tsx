import { useLocale, useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import styles from './stars.module.css'
import { uiText } from './strings/keys.ts'

export interface StarsProps {
  /** 0 to 5; drawn to the nearest half. From `starsOf(score)`, or a person's own rating. */
  value: number
  size?: 'm' | 'l' | undefined
}

/** From one star's start edge to the next one's, in the drawing's units. */
const step = 17

/**
 * Five stars, filled in halves from the start edge: two bars that the style sheet cuts to the shape of stars. The number or grade they
 * repeat is shown next to them.
 */
export function Stars({ value, size = 'm' }: StarsProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const stars = Math.round(Math.min(Math.max(value, 0), 5) * 2) / 2
  return (
    <svg
      viewBox="0 0 84 16"
      role="img"
      aria-label={t(uiText.starsOf, { stars: formatNumber(stars) })}
      className={classNames(styles.stars, styles[size])}
    >
      <rect />
      {stars > 0 && <rect width={Math.floor(stars * step)} />}
    </svg>
  )
}
