import { SearchCheck } from '@lucide/icons'
import type { ReactNode } from 'react'
import type { Comment } from 'calls/entities/comment'
import { useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { TeamTag } from 'ui/comments/team-tag'
import { DateText } from 'ui/date-text'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Stars } from 'ui/stars'
import { StateTag } from 'ui/state-tag'
import { commentLooks } from 'ui/states/comment-looks'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import styles from './review-card.module.css'
import { ReviewPictures } from './review-pictures.tsx'
import { ReviewWords } from './review-words.tsx'

interface ReviewCardProps {
  review: Comment
  /** Shows the notices that only its author may see. */
  own?: boolean
  /** Actions, shown instead of the number of helpful votes. */
  actions?: ReactNode
}

/** One review in full: its text is never truncated, whatever its stars. */
export function ReviewCard({ review, own = false, actions }: ReviewCardProps) {
  const t = useText()
  const { user, rating, createdAt, helpfulCount, sample, editedAt, beingChecked } = review
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Avatar name={user.nick} src={user.avatar ?? undefined} />
        <div className={styles.words}>
          <Row gap="s">
            <h3 className={styles.nick}>
              <bdi>{user.nick}</bdi>
            </h3>
            <Flag code={user.twoCharCode} name={user.countryName} />
            {own && review.state !== 'published' && <StateTag look={commentLooks[review.state]} />}
          </Row>
          <p className={styles.when}>
            {rating !== null && <Stars value={rating} />}
            <DateText iso={createdAt} look="relative" />
            {editedAt && <span>{t(brokersText.edited)}</span>}
          </p>
          <TeamTag user={user} review />
          {beingChecked && (
            <Tag tone="warn" icon={SearchCheck}>
              {t(brokersText.beingChecked)}
            </Tag>
          )}
        </div>
        {sample && <Tag outline>{t(brokersText.sampleReview)}</Tag>}
      </div>
      <ReviewWords review={review} />
      <ReviewPictures review={review} />
      {own && beingChecked && (
        <Text as="p" size="sm" tone="quiet">
          {t(brokersText.beingCheckedWhy)}
        </Text>
      )}
      {own && review.state !== 'published' && (
        <Text as="p" size="sm" tone="quiet">
          {t(whyText[review.state])}
        </Text>
      )}
      {actions ??
        (helpfulCount > 0 && (
          <Text as="p" size="sm" tone="faint">
            {t(brokersText.helpful, { count: helpfulCount })}
          </Text>
        ))}
    </article>
  )
}

/** Explains the state to the author; a published review needs no explanation. */
const whyText: Record<Exclude<Comment['state'], 'published'>, number> = {
  pending: brokersText.pendingWhy,
  flagged: brokersText.flaggedWhy,
  removed: brokersText.removedWhy,
}
