import { SiteLink, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { TeamTag } from 'ui/comments/team-tag'
import { DescriptionList } from 'ui/description-list'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { articlePath } from '../articles/article-address.ts'
import { timeUntil } from '../calendar/time-until.ts'
import { useNow } from '../calendar/use-now.ts'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { ReminderPanel } from '../reminders/reminder-panel.tsx'
import { VideoPlayer } from '../video/video-player.tsx'
import { useBrowserZone } from '../zone/in-browser-zone.ts'
import { zoneClock } from '../zone/zone-clock.ts'
import { zoneLabel } from '../zone/zone-label.ts'
import { ZoneTime } from '../zone/zone-time.tsx'
import { liveRoomCrumbs, type loadLiveRoom } from './load-live-room.ts'
import { RoomState } from './room-state.tsx'

/** A live room: its stream while it is live, and when it is. */
export function LiveRoomPage() {
  const t = useText()
  const { lang } = useLocale()
  const now = useNow()
  useBrowserZone()
  const { room, playUrl, isStreaming, recording, minutesBefore, zone } = usePageData<typeof loadLiveRoom>()
  const clock = zoneClock(zone, lang)
  const starts = Date.parse(room.startsAt)
  const facts = [
    {
      label: t(educationText.host),
      value: (
        <>
          <bdi>{room.host.nick}</bdi> <TeamTag user={room.host} />
        </>
      ),
    },
    { label: t(educationText.starts), value: <ZoneTime iso={room.startsAt} clock={clock} look="dateTime" /> },
    { label: t(educationText.ends), value: <ZoneTime iso={room.endsAt} clock={clock} look="dateTime" /> },
    ...(starts > now ? [{ label: t(educationText.timeLeft), value: t(...timeUntil(starts, now)) }] : []),
    { label: t(educationText.timeZone), value: zoneLabel(zone, lang, starts) },
  ]
  return (
    <Wrap className={page.page}>
      <Stack gap="s">
        <Breadcrumbs items={liveRoomCrumbs(useStore())} />
        <Split
          side={
            <>
              <Panel title={t(educationText.time)}>
                <DescriptionList facts={facts} />
              </Panel>
              <ReminderPanel at={room.startsAt} minutesBefore={minutesBefore} now={now} />
            </>
          }
        >
          <Stack>
            <Row gap="s">
              <RoomState status={room.status} />
            </Row>
            <Written as="h1">{room.title}</Written>
            {playUrl ? (
              <VideoPlayer source={playUrl} label={room.title} />
            ) : recording ? (
              <Note tone="good" title={t(educationText.roomRecorded)}>
                <SiteLink to={articlePath({ category: 'video', ...recording })} reloadDocument>
                  <Written>{recording.title}</Written>
                </SiteLink>
              </Note>
            ) : (
              <Note>{t(isStreaming ? notPlaying[room.status] : educationText.noStreaming)}</Note>
            )}
          </Stack>
        </Split>
      </Stack>
    </Wrap>
  )
}

const notPlaying = {
  live: educationText.noStreaming,
  soon: educationText.notStarted,
  off: educationText.noRecording,
} as const
