import { UserCheck, UserPlus } from '@lucide/icons'
import type { UserPublic } from 'calls/entities/user'
import { useText } from 'shared-state/runtime'
import { RowAction } from '../account/row-action.tsx'
import { userText } from '../strings/keys.ts'

/** Follows or unfollows a person; the page's form handler processes it (submit-follow.ts). */
export function FollowButton({ person: { userId, nick }, followed }: { person: UserPublic; followed: boolean }) {
  const t = useText()
  return (
    <RowAction
      intent={followed ? 'unfollow' : 'follow'}
      fields={{ userId }}
      label={t(followed ? userText.unfollow : userText.follow)}
      of={nick}
      variant={followed ? 'ghost' : 'secondary'}
      icon={followed ? UserCheck : UserPlus}
    />
  )
}
