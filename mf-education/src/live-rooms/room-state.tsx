import { CircleDot, Clock, SquareCheck } from '@lucide/icons'
import type { LiveRoom } from 'calls/entities/live-room'
import { useText } from 'shared-state/runtime'
import { Tag } from 'ui/tag'
import { educationText } from '../strings/keys.ts'

const looks = {
  live: { text: educationText.roomLive, tone: 'bad', icon: CircleDot },
  soon: { text: educationText.roomSoon, tone: 'info', icon: Clock },
  off: { text: educationText.roomOver, tone: 'plain', icon: SquareCheck },
} as const

/** Whether a room is live, upcoming or over. */
export function RoomState({ status }: Pick<LiveRoom, 'status'>) {
  const t = useText()
  const { text, tone, icon } = looks[status]
  return (
    <Tag tone={tone} icon={icon}>
      {t(text)}
    </Tag>
  )
}
