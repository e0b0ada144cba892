import { Flag as FlagIcon, MessageSquare, Pencil } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type MouseEvent } from 'react'
import type { Comment } from 'calls/entities/comment'
import { preloading, SiteLink, useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { brokersText } from '../strings/keys.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { Replies } from './replies.tsx'
import { readReplyDraft } from './reply-draft.ts'
import { ReplyForm } from './reply-part.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './review-thread.module.css'
import { oneReviewAddress } from './review-view.ts'
import { useReportLink } from './use-report-link.ts'

interface ReviewThreadProps {
  review: Comment
  replies: readonly Comment[]
  /** The viewer has marked it as helpful. */
  voted: boolean
  formKey: string
  /** Path of the broker's review tab, without the language. */
  path: string
}

/** A review in the list, with its actions and first replies. Without JavaScript a reply is written on the review's own page. */
export const ReviewThread = observer(function ReviewThread({
  review,
  replies,
  voted,
  formKey,
  path,
}: ReviewThreadProps) {
  const t = useText()
  const { session } = useStore()
  const [isReplying, setIsReplying] = useState(false)
  const { commentId, replyCount } = review
  const isOwn = session.user?.userId === review.user.userId

  useEffect(() => {
    // The draft was started before the tab was reloaded.
    if (readReplyDraft(commentId) !== '') setIsReplying(true)
  }, [commentId])

  const reply = (event: MouseEvent) => {
    event.preventDefault()
    setIsReplying(true)
  }
  return (
    <div id={`review-${commentId}`} className={styles.thread}>
      <ReviewCard
        review={review}
        actions={
          <ReviewActions
            review={review}
            voted={voted}
            isOwn={isOwn}
            path={path}
            onReply={reply}
            isReplying={isReplying}
          />
        }
      />
      {(replies.length > 0 || isReplying) && (
        <div className={styles.below}>
          <Replies replies={replies} path={path} />
          {replyCount > replies.length && (
            <SiteLink to={oneReviewAddress(path, commentId)} rel="nofollow" className={styles.all}>
              {t(brokersText.allReplies, { count: replyCount })}
            </SiteLink>
          )}
          {isReplying && (
            <ReplyForm
              commentId={commentId}
              formKey={`${formKey}-${commentId}`}
              path={path}
              shown={replies}
              onClose={() => setIsReplying(false)}
            />
          )}
        </div>
      )}
    </div>
  )
})

interface ReviewActionsProps extends Pick<ReviewThreadProps, 'review' | 'voted' | 'path'> {
  isOwn: boolean
  isReplying?: boolean
  /** Absent if the form for a reply is shown below anyway. */
  onReply?: (event: MouseEvent) => void
}

/** Helpful, reply, report; for the user's own review, edit replaces the first and last. */
export function ReviewActions({ review, voted, path, isOwn, isReplying = false, onReply }: ReviewActionsProps) {
  const t = useText()
  const href = useHref()
  const report = useReportLink(path, review.commentId)
  // One chunk contains the forms for replying, editing and reporting.
  const writing = preloading(ReplyForm)
  return (
    <div className={styles.actions}>
      {!isOwn && <HelpfulButton review={review} voted={voted} />}
      {onReply && (
        <Button
          variant="ghost"
          small
          icon={MessageSquare}
          to={`${href(oneReviewAddress(path, review.commentId))}#reply-${review.commentId}`}
          rel="nofollow"
          onClick={onReply}
          aria-expanded={isReplying}
          {...writing}
        >
          {t(brokersText.reply)}
        </Button>
      )}
      {isOwn && (
        <Button
          variant="ghost"
          small
          icon={Pencil}
          to={href(oneReviewAddress(path, review.commentId, { act: 'edit' }))}
          {...writing}
        >
          {t(brokersText.edit)}
        </Button>
      )}
      {!isOwn && (
        <Button variant="ghost" small icon={FlagIcon} {...report} {...writing}>
          {t(brokersText.report)}
        </Button>
      )}
    </div>
  )
}
