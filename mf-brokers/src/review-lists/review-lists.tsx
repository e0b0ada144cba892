import { useLocation } from 'react-router-dom'
import type { Comment } from 'calls/entities/comment'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { FailedPanel } from 'ui/failed-panel'
import { Grid } from 'ui/grid'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Stars } from 'ui/stars'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokerPath } from '../addresses.ts'
import { ReviewWords } from '../broker-review/review-words.tsx'
import { brokersText } from '../strings/keys.ts'
import type { ReviewListsData } from './load-review-lists.ts'
import styles from './review-lists.module.css'

/** Reviews of the week and month, and the low ratings (spec 3): in full, whatever their stars. */
export function ReviewLists({ lists: { week, month, bad } }: { lists: ReviewListsData }) {
  const t = useText()
  return (
    <section className={styles.lists}>
      <h2 className={styles.heading}>
        <VisuallyHidden>{t(brokersText.reviewsOfTime)}</VisuallyHidden>
      </h2>
      <Grid columns={3}>
        <ReviewsOf title={t(brokersText.weekTitle)} reviews={week} />
        <ReviewsOf title={t(brokersText.monthTitle)} reviews={month} />
        <ReviewsOf title={t(brokersText.badTitle)} reviews={bad} />
      </Grid>
    </section>
  )
}

function ReviewsOf({ title, reviews }: { title: string; reviews: Comment[] | null }) {
  const t = useText()
  const { pathname, search } = useLocation()
  if (!reviews) return <FailedPanel name={title} retryTo={pathname + search} />
  if (reviews.length === 0)
    return (
      <Panel title={title} level={3}>
        <Text as="p" size="sm" tone="quiet">
          {t(brokersText.noneInTime)}
        </Text>
      </Panel>
    )
  return (
    <Panel title={title} level={3} flush>
      <PanelRows>
        {reviews.map(review => (
          <li key={review.commentId}>
            <Stack gap="s">
              <Row gap="s">
                <Text weight="medium">
                  <SiteLink to={brokerPath({ slug: review.traderSlug ?? '', code: review.targetCode }, 'review')}>
                    {review.traderName}
                  </SiteLink>
                </Text>
                {review.rating !== null && <Stars value={review.rating} />}
              </Row>
              <ReviewWords review={review} />
              <Text as="p" size="sm" tone="faint">
                <bdi>{review.user.nick}</bdi>, <DateText iso={review.createdAt} look="relative" />
              </Text>
            </Stack>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
