import { BadgeCheck } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { Comment } from 'calls/entities/comment'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { TeamTag } from 'ui/comments/team-tag'
import { DateText } from 'ui/date-text'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { brokersText } from '../strings/keys.ts'
import styles from './replies.module.css'
import { oneReviewAddress } from './review-view.ts'
import { ReviewWords } from './review-words.tsx'
import { useReportLink } from './use-report-link.ts'

/** Replies to a review, oldest first; those of the broker's own staff are marked. `path`: the broker's review tab. */
export function Replies({ replies, path }: { replies: readonly Comment[]; path: string }) {
  const t = useText()
  if (replies.length === 0) return null
  return (
    <ul role="list" aria-label={t(brokersText.replies)} className={styles.replies}>
      {replies.map(reply => (
        <Reply key={reply.commentId} reply={reply} path={path} />
      ))}
    </ul>
  )
}

const Reply = observer(function Reply({ reply, path }: { reply: Comment; path: string }) {
  const t = useText()
  const { session } = useStore()
  const href = useHref()
  const report = useReportLink(path, reply.commentId)
  const isOwn = session.user?.userId === reply.user.userId
  return (
    <li id={`review-${reply.commentId}`} className={styles.reply}>
      <Row gap="s">
        <b className={styles.nick}>
          <bdi>{reply.user.nick}</bdi>
        </b>
        <Flag code={reply.user.twoCharCode} name={reply.user.countryName} />
        {reply.staff && (
          <Tag tone="info" icon={BadgeCheck}>
            {t(brokersText.staffOf, { name: reply.traderName ?? '' })}
          </Tag>
        )}
        <TeamTag user={reply.user} />
        <span className={styles.when}>
          <DateText iso={reply.createdAt} look="relative" />
          {reply.editedAt && ` ${t(brokersText.edited)}`}
        </span>
        {isOwn && (
          <Link
            to={href(oneReviewAddress(path, reply.commentId, { act: 'edit' }))}
            rel="nofollow"
            className={styles.report}
          >
            {t(brokersText.edit)}
          </Link>
        )}
        {!isOwn && (
          <Link {...report} className={styles.report}>
            {t(brokersText.report)}
          </Link>
        )}
      </Row>
      <ReviewWords review={reply} />
    </li>
  )
})
