import { observer } from 'mobx-react-lite'
import { SiteLink, useHref, useStore, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Stars } from 'ui/stars'
import { Text } from 'ui/text'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerReviewData, OneReviewData } from './load-broker-review.ts'
import { Replies } from './replies.tsx'
import { ReplyEditForm } from './reply-edit-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReplyRemoval } from './reply-removal.tsx'
import { ReportForm } from './report-form.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewActions } from './review-thread.tsx'
import { oneReviewAddress } from './review-view.ts'

interface OneReviewProps {
  data: BrokerReviewData
  one: OneReviewData
  act: 'read' | 'edit' | 'report'
}

/** One review with all its replies and earlier versions; its author can edit it, everyone else can report it. */
export const OneReview = observer(function OneReview({ data: { broker, formKey, query }, one, act }: OneReviewProps) {
  const t = useText()
  const href = useHref()
  const { session } = useStore()
  const { comment, replies, history, report, votes, pages } = one
  const path = brokerPath(broker, 'review')
  const isOwn = session.user?.userId === comment.user.userId
  if (act === 'edit' && isOwn && comment.state !== 'removed') {
    return comment.parentId === null ? (
      <ReviewForm key={comment.version} broker={broker} formKey={formKey} review={comment} />
    ) : (
      <>
        <ReplyEditForm key={comment.version} reply={comment} formKey={formKey} path={path} />
        <ReplyRemoval reply={comment} />
      </>
    )
  }
  const isPublic = comment.state === 'published' || comment.state === 'flagged'
  return (
    <>
      {act === 'report' && report && !isOwn && (
        <ReportForm commentId={comment.commentId} report={report} formKey={formKey} path={path} />
      )}
      <Panel
        title={t(comment.parentId === null ? brokersText.reviewBy : brokersText.replyBy, { name: comment.user.nick })}
        aside={
          <Text size="sm">
            <SiteLink to={path}>{t(brokersText.allReviews)}</SiteLink>
          </Text>
        }
      >
        <Stack>
          <div id={`review-${comment.commentId}`}>
            <ReviewCard
              review={comment}
              own={isOwn}
              actions={
                isPublic && (
                  <ReviewActions
                    review={comment}
                    voted={votes?.includes(comment.commentId) ?? false}
                    isOwn={isOwn}
                    path={path}
                  />
                )
              }
            />
          </div>
        </Stack>
      </Panel>
      {history.length > 0 && (
        <Panel title={t(brokersText.earlierVersions)} flush>
          <PanelRows>
            {history.map(({ content, rating, at }) => (
              <li key={at}>
                <Text as="p" size="sm" tone="quiet">
                  {rating !== null && <Stars value={rating} />} <DateText iso={at} look="dateTime" />
                </Text>
                <Text as="p" measure>
                  {content}
                </Text>
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
      {comment.parentId === null && isPublic && (
        <Panel title={t(brokersText.withReplies, { count: comment.replyCount })}>
          <Stack>
            <Replies replies={replies.items} path={path} />
            {pages > 1 && (
              <Pager
                page={query.page}
                pages={pages}
                hrefOf={page => href(oneReviewAddress(path, comment.commentId, { page }))}
              />
            )}
            <ReplyForm commentId={comment.commentId} formKey={formKey} path={path} shown={replies.items} />
          </Stack>
        </Panel>
      )}
    </>
  )
})
