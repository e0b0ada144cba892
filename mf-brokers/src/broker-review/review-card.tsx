import { Eye, Flag as FlagIcon, ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Comment } from 'shared-state/calls/entities/comment'
import { useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { DateText } from 'ui/date-text'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Stars } from 'ui/stars'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import styles from './review-card.module.css'
import { ReviewPictures } from './review-pictures.tsx'
import { ReviewWords } from './review-words.tsx'

interface ReviewCardProps {
  review: Comment
  /** What its author alone is told of it. */
  own?: boolean
  /** What can be done with it, in place of how many it has helped. */
  actions?: ReactNode
}

/** One review in full: whatever its stars, its text is never cut short. */
export function ReviewCard({ review, own = false, actions }: ReviewCardProps) {
  const t = useText()
  const { user, rating, createdAt, helpfulCount, sample, editedAt } = review
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Avatar name={user.nick} src={user.avatar ?? undefined} />
        <div className={styles.words}>
          <Row gap="s">
            <h3 className={styles.nick}><bdi>{user.nick}</bdi></h3>
            <Flag code={user.twoCharCode} name={user.countryName} />
            {own && <StateTag state={review.state} />}
          </Row>
          <p className={styles.when}>
            {rating !== null && <Stars value={rating} />}
            <DateText iso={createdAt} look="relative" />
            {editedAt && <span>{t(brokersText.edited)}</span>}
          </p>
        </div>
        {sample && <Tag outline>{t(brokersText.sampleReview)}</Tag>}
      </div>
      <ReviewWords review={review} />
      <ReviewPictures review={review} />
      {own && review.state !== 'published' && <Text as="p" size="sm" tone="quiet">{t(stateWords[review.state].why)}</Text>}
      {actions ?? (helpfulCount > 0 && <Text as="p" size="sm" tone="faint">{t(brokersText.helpful, { count: helpfulCount })}</Text>)}
    </article>
  )
}

const stateWords = {
  pending: { tag: brokersText.pendingTag, why: brokersText.pendingWhy, icon: Eye, tone: 'info' },
  flagged: { tag: brokersText.flaggedTag, why: brokersText.flaggedWhy, icon: FlagIcon, tone: 'warn' },
  removed: { tag: brokersText.removedTag, why: brokersText.removedWhy, icon: ShieldX, tone: 'bad' },
} as const

function StateTag({ state }: { state: Comment['state'] }) {
  const t = useText()
  if (state === 'published') return null
  const { tag, icon, tone } = stateWords[state]
  return <Tag tone={tone} icon={icon}>{t(tag)}</Tag>
}
