import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ratingDigits } from 'calls/rating/score-digits'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { FailedPanel } from 'ui/failed-panel'
import { Panel } from 'ui/panel'
import { RatingDistribution } from 'ui/rating-distribution'
import { Text } from 'ui/text'
import { brokerPath } from '../addresses.ts'
import type { BrokerData } from '../broker/load-broker.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './user-rating.module.css'

interface UserRatingProps {
  data: BrokerData
  /** With a link to the reviews. */
  linked?: boolean
  /** Link to write a review. */
  action?: ReactNode
  /** Path of the reviews with that number of stars, without the language. */
  pathOf?: (stars: number) => string
}

/** The users' rating, separate from our own score: always a number, because stars are our score. */
export function UserRating({ data: { broker, rating }, linked = false, action, pathOf }: UserRatingProps) {
  const t = useText()
  const href = useHref()
  const { formatNumber } = useLocale()
  const { pathname, search } = useLocation()
  const title = t(brokersText.userRating)
  if (!rating) return <FailedPanel name={title} retryTo={pathname + search} />
  if (rating.rating === null) {
    return (
      <Panel title={title}>
        <EmptyState title={t(rating.beingChecked > 0 ? brokersText.noneCounts : brokersText.noReviews)} action={action}>
          {rating.beingChecked > 0
            ? t(brokersText.onlyChecked, { checked: rating.beingChecked })
            : t(brokersText.noReviewsWhy)}
        </EmptyState>
      </Panel>
    )
  }
  const figure = formatNumber(rating.rating, ratingDigits('stars'))
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = rating.distribution
  const more = linked ? { label: t(brokersText.readReviews), to: href(brokerPath(broker, 'review')) } : undefined
  return (
    <Panel id="users" title={title} more={more} aside={action}>
      <div className={styles.rating}>
        <div className={styles.mean}>
          <b className={styles.figure} aria-hidden="true">
            {figure}
          </b>
          <Text size="sm" tone="quiet">
            {t(brokersText.usersRating, { rating: figure, count: rating.total })}
          </Text>
          {rating.beingChecked > 0 && (
            <Text size="sm" tone="quiet">
              {t(brokersText.moreChecked, { checked: rating.beingChecked })}
            </Text>
          )}
        </div>
        <RatingDistribution counts={[one, two, three, four, five]} hrefOf={pathOf && (stars => href(pathOf(stars)))} />
      </div>
    </Panel>
  )
}
