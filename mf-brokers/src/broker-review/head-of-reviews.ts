import type { AreaRoute } from 'shared-state/runtime'
import { headOfBroker } from '../broker/head-of-broker.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerReviewData } from './load-broker-review.ts'
import { filtersOf } from './review-query.ts'

const headOfTab = headOfBroker('review')

/** The head of the review tab; search engines do not index filtered and sorted lists, forms and single reviews as separate pages. */
export const headOfReviews: AreaRoute<BrokerReviewData>['head'] = (data, place) => {
  const { broker, view, query, one } = data
  const { t } = place.store.text
  const head = headOfTab(data, place)
  if (view.name === 'write')
    return { ...head, title: t(brokersText.writeReviewOf, { name: broker.showName }), noindex: true }
  if (one)
    return {
      ...head,
      title: t(brokersText.reviewOfBy, { name: one.comment.user.nick, broker: broker.showName }),
      noindex: true,
    }
  return { ...head, noindex: filtersOf(query).length > 0 || query.order !== 'new' }
}
