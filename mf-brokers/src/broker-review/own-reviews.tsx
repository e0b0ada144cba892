import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetDraft } from 'shared-state/forms/tab-draft'
import { preloading, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel, PanelRows } from 'ui/panel'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerReviewData } from './load-broker-review.ts'
import styles from './own-reviews.module.css'
import { ReviewCard } from './review-card.tsx'
import { reviewDraftKey } from './review-draft.ts'
import { oneReviewAddress } from './review-view.ts'
import { OneReview } from './view-parts.ts'

/** The viewer's own reviews of this broker in any state; `?posted=` names the one just posted. */
export function OwnReviews({ data: { broker, own } }: { data: BrokerReviewData }) {
  const t = useText()
  const href = useHref()
  const { search } = useLocation()
  const path = brokerPath(broker, 'review')
  const posted = new URLSearchParams(search).get('posted')
  const isPosted = own?.some(({ commentId }) => commentId === posted) ?? false
  useEffect(() => {
    if (isPosted) forgetDraft(reviewDraftKey(broker.code))
  }, [isPosted, broker.code])
  if (!own || own.length === 0) return null
  return (
    <Panel title={t(brokersText.ownReviews, { name: broker.showName })} flush>
      {isPosted && (
        <div className={styles.posted}>
          <Note tone="good" live>
            {t(brokersText.posted)}
          </Note>
        </div>
      )}
      <PanelRows>
        {own.map(review => (
          <li key={review.commentId}>
            <ReviewCard
              own
              review={review}
              actions={
                <div className={styles.actions}>
                  {review.state !== 'removed' && (
                    <Button
                      variant="ghost"
                      small
                      to={href(oneReviewAddress(path, review.commentId, { act: 'edit' }))}
                      {...preloading(OneReview)}
                    >
                      {t(brokersText.edit)}
                    </Button>
                  )}
                  <Button
                    variant="ghost"
                    small
                    to={href(oneReviewAddress(path, review.commentId))}
                    {...preloading(OneReview)}
                  >
                    {t(brokersText.withReplies, { count: review.replyCount })}
                  </Button>
                </div>
              }
            />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
