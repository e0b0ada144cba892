import type { Comment } from 'shared-state/calls/entities/comment'
import { useLocale, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { DateText } from 'ui/date-text'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Stars } from 'ui/stars'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { brokersText } from '../strings/keys.ts'
import styles from './review-card.module.css'

/** One review in full: whatever its stars, its text is never cut short. */
export function ReviewCard({ review: { user, rating, createdAt, content, lang, helpfulCount, sample, editedAt } }: { review: Comment }) {
  const t = useText()
  const { lang: pageLang } = useLocale()
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Avatar name={user.nick} src={user.avatar ?? undefined} />
        <div className={styles.words}>
          <Row gap="s">
            <h3 className={styles.nick}>{user.nick}</h3>
            <Flag code={user.twoCharCode} name={user.countryName} />
          </Row>
          <p className={styles.when}>
            {rating !== null && <Stars value={rating} />}
            <DateText iso={createdAt} look="relative" />
            {editedAt && <span>{t(brokersText.edited)}</span>}
          </p>
        </div>
        {sample && <Tag outline>{t(brokersText.sampleReview)}</Tag>}
      </div>
      <p lang={lang === pageLang ? undefined : lang} className={styles.content}>{content}</p>
      {helpfulCount > 0 && <Text as="p" size="sm" tone="faint">{t(brokersText.helpful, { count: helpfulCount })}</Text>}
    </article>
  )
}
