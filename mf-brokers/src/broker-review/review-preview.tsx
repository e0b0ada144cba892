import { observer } from 'mobx-react-lite'
import type { Broker } from 'calls/entities/broker'
import type { Comment } from 'calls/entities/comment'
import type { Image } from 'calls/entities/image'
import { useStore, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { brokersText } from '../strings/keys.ts'
import { ReviewCard } from './review-card.tsx'

interface ReviewPreviewProps {
  broker: Broker
  content: string
  rating: number
  images: readonly Image[]
}

/** A review as it would appear in the list. */
export const ReviewPreview = observer(function ReviewPreview({ broker, content, rating, images }: ReviewPreviewProps) {
  const t = useText()
  const { session, visitor } = useStore()
  const { lang, now } = visitor.facts
  const { userId, nick, avatar, countryCode, identity, vest } = session.user ?? {
    userId: '',
    nick: t(brokersText.you),
    avatar: null,
    countryCode: '',
    identity: '',
    vest: false,
  }
  const review: Comment = {
    commentId: 'preview',
    traderCode: broker.code,
    traderName: broker.showName,
    traderSlug: broker.slug,
    targetType: 'broker',
    targetCode: broker.code,
    parentId: null,
    user: { userId, nick, avatar, countryCode, twoCharCode: '', countryName: '', identity, vest, fans: 0 },
    rating: rating || null,
    kind: 'neutral',
    content: content.trim(),
    lang,
    originalLang: lang,
    images: [...images],
    state: 'published',
    beingChecked: false,
    staff: false,
    replyCount: 0,
    helpfulCount: 0,
    createdAt: new Date(now).toISOString(),
    editedAt: null,
    version: 1,
    sample: false,
  }
  return (
    <Panel title={t(brokersText.preview)}>
      <ReviewCard review={review} />
    </Panel>
  )
})
