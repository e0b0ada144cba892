import { preloading, useHref, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { brokerPath } from '../addresses.ts'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { brokersText } from '../strings/keys.ts'
import { UserRating } from '../user-rating/user-rating.tsx'
import type { loadBrokerReview } from './load-broker-review.ts'
import { OwnReviews } from './own-reviews.tsx'
import { ReviewList } from './review-list.tsx'
import { reviewAddress } from './review-query.ts'
import { writeAddress } from './review-view.ts'
import { TranslatesContext } from './use-other-words.ts'
import { OneReview, WriteReview } from './view-parts.ts'

export { loadView } from './view-parts.ts'

/** The review tab: its list, a single review, or a separate page to write one. */
export function BrokerReviewPage() {
  const t = useText()
  const href = useHref()
  const data = usePageData<typeof loadBrokerReview>()
  const { broker, view, one, list } = data
  if (view.name === 'write') return <WriteReview data={data} />
  const path = brokerPath(broker, 'review')
  const checked = (
    <Note title={t(brokersText.howChecked)}>
      {t(brokersText.howCheckedMore)} {t(brokersText.howMarked)}
    </Note>
  )
  const write = (
    <Button to={href(writeAddress(path))} rel="nofollow" {...preloading(WriteReview)}>
      {t(brokersText.writeReview)}
    </Button>
  )
  return (
    <BrokerFrame data={data} tab="review" side={checked}>
      <TranslatesContext value={(one ?? list)?.translates ?? false}>
        {view.name === 'one' && one ? (
          <OneReview data={data} one={one} act={view.act} />
        ) : (
          <>
            <OwnReviews data={data} />
            <UserRating
              data={data}
              action={write}
              pathOf={stars => reviewAddress(path, { stars, order: 'new', page: 1 })}
            />
            <ReviewList data={data} />
          </>
        )}
      </TranslatesContext>
    </BrokerFrame>
  )
}
