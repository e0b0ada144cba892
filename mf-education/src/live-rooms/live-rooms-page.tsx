import { useHref, useLocale, usePageData, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Pager } from 'ui/pager'
import { Panel, PanelRows } from 'ui/panel'
import { Stack } from 'ui/stack'
import { TabsNav } from 'ui/tabs-nav'
import { Wrap } from 'ui/wrap'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { withQuery } from '../with-query.ts'
import { useBrowserZone } from '../zone/in-browser-zone.ts'
import { UTC } from '../zone/read-zone.ts'
import { zoneClock } from '../zone/zone-clock.ts'
import { liveRoomsPath } from './live-room-path.ts'
import type { loadLiveRooms } from './load-live-rooms.ts'
import { RoomRow } from './room-row.tsx'

/** The schedule of the live rooms. */
export function LiveRoomsPage() {
  const t = useText()
  const href = useHref()
  const { lang } = useLocale()
  useBrowserZone()
  const { isPast, live, rooms, page: shown, pages, zone } = usePageData<typeof loadLiveRooms>()
  const clock = zoneClock(zone, lang)
  const fields = (past: boolean, number = 1) => ({
    show: past ? 'past' : '',
    page: number,
    zone: zone === UTC ? '' : zone,
  })
  const to = (past: boolean, number?: number) => href(withQuery(liveRoomsPath, fields(past, number)))
  const tabs = [
    { label: t(educationText.roomsNext), to: to(false), current: !isPast },
    { label: t(educationText.roomsPast), to: to(true), current: isPast },
  ]
  const all = [...live, ...rooms]
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <Stack gap="s">
          <h1>{t(educationText.liveRooms)}</h1>
          <p>{t(educationText.liveRoomsIntro)}</p>
        </Stack>
        <TabsNav label={t(educationText.liveRooms)} items={tabs} />
        <Panel flush title={t(isPast ? educationText.roomsPast : educationText.roomsNext)}>
          {all.length > 0 ? (
            <PanelRows>
              {all.map(room => (
                <RoomRow key={room.code} room={room} clock={clock} />
              ))}
            </PanelRows>
          ) : (
            <EmptyState title={t(educationText.noRooms)}>{t(educationText.noRoomsWhy)}</EmptyState>
          )}
        </Panel>
        <Pager page={shown} pages={pages} hrefOf={number => to(isPast, number)} />
      </Stack>
    </Wrap>
  )
}
