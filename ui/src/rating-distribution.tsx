import { Link } from 'react-router-dom'
import { useLocale, useText } from 'shared-state/runtime'
import { Bar } from './bar.tsx'
import styles from './rating-distribution.module.css'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { starPath } from './star-path.ts'

export interface RatingDistributionProps {
  /** Number of reviewers who gave 1, 2, 3, 4 and 5 stars, in this order. */
  counts: readonly [number, number, number, number, number]
  /** Full address of the reviews with that number of stars. */
  hrefOf?: ((stars: number) => string) | undefined
}

/** The share of reviewers for each number of stars, best first. */
export function RatingDistribution({ counts, hrefOf }: RatingDistributionProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul role="list" className={styles.list}>
      {([5, 4, 3, 2, 1] as const).map(stars => {
        const share = total === 0 ? 0 : (counts[stars - 1] ?? 0) / total
        return (
          <li key={stars} className={styles.line}>
            <span className={styles.stars} aria-hidden="true">
              {stars}
              <svg viewBox="0 0 16 16" className={styles.star}>
                <path d={starPath} />
              </svg>
            </span>
            {hrefOf && share > 0 ? (
              <Link to={hrefOf(stars)} className={styles.link}>
                <VisuallyHidden>{t(uiText.starsOf, { stars })}: </VisuallyHidden>
              </Link>
            ) : (
              <VisuallyHidden>{t(uiText.starsOf, { stars })}: </VisuallyHidden>
            )}
            <Bar share={share} tone="star" />
            <span className={styles.share}>{formatNumber(share, { style: 'percent' })}</span>
          </li>
        )
      })}
    </ul>
  )
}
