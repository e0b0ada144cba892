import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { commentKinds } from 'calls/entities/comment'
import { languageEntries } from 'shared-state/i18n/languages'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { FailedPanel } from 'ui/failed-panel'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { uiText } from 'ui/strings/keys.ts'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerReviewData } from './load-broker-review.ts'
import styles from './review-list.module.css'
import { ReviewOrder } from './review-order.tsx'
import { reviewAddress, type ReviewKind, type ReviewQuery } from './review-query.ts'
import { ReviewThread } from './review-thread.tsx'

const kindText: Record<ReviewKind, number> = {
  positive: brokersText.positive,
  neutral: brokersText.neutral,
  negative: brokersText.negative,
}

/** A page of reviews with its filters and sort orders, each a real address. */
export const ReviewList = observer(function ReviewList({
  data: { broker, query, list, formKey },
}: {
  data: BrokerReviewData
}) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const path = brokerPath(broker, 'review')
  const hrefOf = (next: ReviewQuery) => href(reviewAddress(path, next))
  if (!list) return <FailedPanel name={t(brokersText.tabReview)} retryTo={pathname + search} />
  const { counts, beingChecked, items, pages, repliesTo, votes } = list
  const all = counts.positive + counts.neutral + counts.negative
  // Reviews by the site's own team are listed and not counted.
  if (all === 0 && items.length === 0) return null
  const reviews = t(brokersText.reviews, { count: all })
  const title = beingChecked > 0 ? t(brokersText.reviewsAndChecked, { reviews, checked: beingChecked }) : reviews
  const { kind, stars, withPictures, lang, order } = query
  /** Toggling a chip returns to the first page; the rest of the query stays. */
  const hrefWith = (given: Partial<ReviewQuery>) => hrefOf({ ...query, page: 1, ...given })
  return (
    <Panel id="reviews" title={title} aside={<ReviewOrder query={query} action={pathname} />} flush>
      <div className={styles.chips}>
        <Row gap="s">
          <Chip
            small
            label={t(brokersText.all)}
            to={hrefOf({ order, page: 1 })}
            selected={!kind && !stars && !withPictures && !lang}
          />
          {commentKinds.map(of => (
            <Chip
              key={of}
              small
              label={t(kindText[of], { count: counts[of] })}
              to={hrefWith({ kind: of })}
              selected={kind === of}
            />
          ))}
          {stars && <Chip small removable label={t(uiText.starsOf, { stars })} to={hrefWith({ stars: undefined })} />}
          <Chip
            small
            label={t(brokersText.withPictures)}
            to={hrefWith({ withPictures: !withPictures || undefined })}
            selected={withPictures}
          />
          {languageEntries.map(({ Language, LanguageCode }) => (
            <Chip
              key={LanguageCode}
              small
              label={Language}
              to={hrefWith({ lang: lang === LanguageCode ? undefined : LanguageCode })}
              selected={lang === LanguageCode}
            />
          ))}
        </Row>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={t(brokersText.noSuchReviews)}
          action={
            <Button variant="secondary" to={hrefOf({ order, page: 1 })}>
              {t(brokersText.allReviews)}
            </Button>
          }
        />
      ) : (
        <PanelRows>
          {items.map(review => (
            <li key={review.commentId}>
              <ReviewThread
                review={review}
                replies={repliesTo[review.commentId] ?? []}
                voted={votes?.includes(review.commentId) ?? false}
                formKey={formKey}
                path={path}
              />
            </li>
          ))}
        </PanelRows>
      )}
      {pages > 1 && (
        <div className={styles.pager}>
          <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...query, page })} />
        </div>
      )}
    </Panel>
  )
})
