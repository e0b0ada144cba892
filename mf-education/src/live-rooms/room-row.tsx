import type { LiveRoom } from 'calls/entities/live-room'
import { SiteLink, useText } from 'shared-state/runtime'
import { TeamTag } from 'ui/comments/team-tag'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import type { ZoneClock } from '../zone/zone-clock.ts'
import { ZoneTime } from '../zone/zone-time.tsx'
import { liveRoomPath } from './live-room-path.ts'
import { RoomState } from './room-state.tsx'

/** A room in a list. Its page is loaded as a whole, because only that page may play the stream. */
export function RoomRow({ room, clock }: { room: LiveRoom; clock: ZoneClock }) {
  const t = useText()
  return (
    <li>
      <Stack gap="s">
        <Row gap="s">
          <RoomState status={room.status} />
          {room.sample && <Tag outline>{t(educationText.sampleRoom)}</Tag>}
          <Text size="sm" tone="quiet">
            <ZoneTime iso={room.startsAt} clock={clock} look="dateTime" /> {clock.offset(Date.parse(room.startsAt))}
          </Text>
        </Row>
        <h3>
          <SiteLink to={liveRoomPath(room)} reloadDocument>
            <Written>{room.title}</Written>
          </SiteLink>
        </h3>
        <Row gap="s">
          <Text size="sm" tone="quiet">
            {t(educationText.hostedBy, { host: room.host.nick })}
          </Text>
          <TeamTag user={room.host} />
        </Row>
      </Stack>
    </li>
  )
}
