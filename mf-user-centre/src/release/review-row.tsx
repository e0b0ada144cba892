import type { Comment } from 'calls/entities/comment'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Row } from 'ui/row'
import { Stars } from 'ui/stars'
import { StateTag } from 'ui/state-tag'
import { commentLooks } from 'ui/states/comment-looks'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { ListRow } from '../account/list-row.tsx'
import { reviewPath } from '../addresses.ts'
import { useCount } from '../list/use-count.ts'
import { releaseText } from '../strings/keys.ts'

const targets: Record<Comment['targetType'], number> = {
  broker: releaseText.onBroker,
  article: releaseText.onArticle,
  exposure: releaseText.onExposure,
  market: releaseText.onListing,
  survey: releaseText.onSurvey,
}

/** One of the visitor's own reviews or replies: its subject, stars and text, and its state if nobody else can see it. */
export function ReviewRow({ comment }: { comment: Comment }) {
  const t = useText()
  const countText = useCount()
  const {
    commentId,
    traderCode,
    traderName,
    traderSlug,
    rating,
    content,
    lang,
    state,
    createdAt,
    editedAt,
    parentId,
    targetType,
    helpfulCount,
  } = comment
  const isNamed = traderCode !== null && traderName !== null && traderSlug !== null
  return (
    <ListRow>
      <Row gap="s">
        {isNamed ? (
          <SiteLink to={reviewPath({ slug: traderSlug, code: traderCode }, parentId ?? commentId)}>
            <bdi>{traderName}</bdi>
          </SiteLink>
        ) : (
          <Text weight="medium">{t(targets[targetType])}</Text>
        )}
        {rating !== null && <Stars value={rating} />}
        {parentId && <Tag outline>{t(releaseText.reply)}</Tag>}
        {state !== 'published' && <StateTag look={commentLooks[state]} />}
      </Row>
      <Written as="p" lang={lang}>
        {content}
      </Written>
      <Text as="div" size="sm" tone="faint">
        <DateText iso={createdAt} look="relative" />
        {editedAt && <>, {t(releaseText.edited)}</>}
        {helpfulCount > 0 && <>, {countText(releaseText.helpful, helpfulCount)}</>}
      </Text>
    </ListRow>
  )
}
