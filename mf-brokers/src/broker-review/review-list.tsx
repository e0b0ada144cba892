import { Form, useLocation, useSubmit } from 'react-router-dom'
import { commentKinds } from 'shared-state/calls/entities/comment'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { FailedPanel } from 'ui/failed-panel'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { SelectField } from 'ui/select-field'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerReviewData } from './load-broker-review.ts'
import { ReviewCard } from './review-card.tsx'
import styles from './review-list.module.css'
import { reviewAddress, reviewOrders, type ReviewKind, type ReviewQuery } from './review-query.ts'

const orderText = {
  new: brokersText.newestFirst,
  helpful: brokersText.mostHelpful,
  rating: brokersText.bestRating,
  old: brokersText.oldestFirst,
} as const
const kindText: Record<ReviewKind, number> = {
  positive: brokersText.positive,
  neutral: brokersText.neutral,
  negative: brokersText.negative,
}

export function ReviewList({ data: { broker, query, reviews, pages } }: { data: BrokerReviewData }) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const hrefOf = (next: Partial<ReviewQuery>) => href(reviewAddress(brokerPath(broker, 'review'), { order: query.order, page: 1, ...next }))
  if (!reviews) return <FailedPanel name={t(brokersText.tabReview)} retryTo={pathname + search} />
  const { counts, items } = reviews
  const all = counts.positive + counts.neutral + counts.negative
  if (all === 0) return null
  const kept = query.kind ? { kind: query.kind } : {}
  return (
    <Panel title={t(brokersText.reviews, { count: all })} aside={<OrderForm query={query} action={pathname} />} flush>
      <div className={styles.chips}>
        <Row gap="s">
          <Chip small label={t(brokersText.all)} to={hrefOf({})} selected={!query.kind} />
          {commentKinds.map(kind => (
            <Chip key={kind} small label={t(kindText[kind], { count: counts[kind] })} to={hrefOf({ kind })} selected={query.kind === kind} />
          ))}
        </Row>
      </div>
      {items.length === 0
        ? <EmptyState title={t(brokersText.noSuchReviews)} action={<Button variant="secondary" to={hrefOf({})}>{t(brokersText.allReviews)}</Button>} />
        : <PanelRows>{items.map(review => <li key={review.commentId}><ReviewCard review={review} /></li>)}</PanelRows>}
      {pages > 1 && (
        <div className={styles.pager}>
          <Pager page={query.page} pages={pages} hrefOf={page => hrefOf({ ...kept, page })} />
        </div>
      )}
    </Panel>
  )
}

function OrderForm({ query, action }: { query: ReviewQuery; action: string }) {
  const t = useText()
  const submit = useSubmit()
  return (
    <Form method="get" action={action} className={styles.order} preventScrollReset>
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      <SelectField
        key={query.order}
        label={t(brokersText.sortBy)}
        hideLabel
        name="order"
        defaultValue={query.order}
        onChange={event => void submit(event.currentTarget.form, { preventScrollReset: true })}
        options={reviewOrders.map(value => ({ value, label: t(orderText[value]) }))}
      />
      <noscript><Button type="submit" variant="secondary" small>{t(brokersText.apply)}</Button></noscript>
    </Form>
  )
}
