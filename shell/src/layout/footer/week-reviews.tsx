import { useText, SiteLink } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { DateText } from 'ui/date-text'
import { Stars } from 'ui/stars'
import { Written } from 'ui/written'
import { shellText } from '../../strings/keys.ts'
import { brokerPath } from '../../broker-path.ts'
import type { WeekReview } from '../load-layout.ts'
import styles from './footer-list.module.css'

/** Latest reviews of the week, with the reviewer's own stars. */
export function WeekReviews({ reviews }: { reviews: readonly WeekReview[] }) {
  const t = useText()
  return (
    <section>
      <h2 className={styles.title}>{t(shellText.weekReviews)}</h2>
      <ul role="list" className={styles.list}>
        {reviews.map(review => (
          <li key={review.commentId}>
            <SiteLink
              to={brokerPath('review', { slug: review.traderSlug, traderCode: review.traderCode })}
              className={styles.row}
            >
              <BrokerLogo code={review.traderCode} size="s" />
              <span className={styles.words}>
                <span className={styles.name}>
                  {review.traderName}
                  {review.rating !== null && <Stars value={review.rating} />}
                </span>
                <Written as="span" lang={review.lang} className={styles.line}>
                  {review.content}
                </Written>
              </span>
              <span className={styles.when}>
                <DateText iso={review.createdAt} look="relative" />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
