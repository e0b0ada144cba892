import { BadgeInfo } from '@lucide/icons'
import type { UserPublic } from 'calls/entities/user'
import { useText } from 'shared-state/runtime'
import { uiText } from '../strings/keys.ts'
import { Tag } from '../tag.tsx'

interface TeamTagProps {
  /** Author of the post. */
  user: Pick<UserPublic, 'vest'>
  /** The post is a review, which would otherwise count in the rating. */
  review?: boolean
}

/** Marks a post by the site's own team (decisions 7, Vest). */
export function TeamTag({ user, review = false }: TeamTagProps) {
  const t = useText()
  if (!user.vest) return null
  return (
    <Tag tone="info" icon={BadgeInfo}>
      {t(review ? uiText.reviewByTeam : uiText.byTeam)}
    </Tag>
  )
}
