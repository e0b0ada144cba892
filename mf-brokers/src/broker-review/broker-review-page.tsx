import { usePageData, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { brokersText } from '../strings/keys.ts'
import { UserRating } from '../user-rating/user-rating.tsx'
import type { loadBrokerReview } from './load-broker-review.ts'
import { ReviewList } from './review-list.tsx'

export function BrokerReviewPage() {
  const t = useText()
  const data = usePageData<typeof loadBrokerReview>()
  const checked = <Note title={t(brokersText.howChecked)}>{t(brokersText.howCheckedMore)}</Note>
  return (
    <BrokerFrame data={data} tab="review" side={checked}>
      <UserRating data={data} />
      <ReviewList data={data} />
    </BrokerFrame>
  )
}
