import { liveroomList } from 'calls/live-rooms'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { readListPlace } from '../articles/article-list-place.ts'
import { educationText } from '../strings/keys.ts'
import { redirectToBrowserZone } from '../zone/in-browser-zone.ts'
import { readZone } from '../zone/read-zone.ts'
import { liveRoomsPath } from './live-room-path.ts'

const perPage = 20

/** The rooms that are live or come next, or with `?show=past` those that are over, latest first. Live rooms are on the first page only. */
export async function loadLiveRooms(context: LoadContext) {
  const { api, signal, url } = context
  const place = readListPlace(context)
  if (!place) throw notFound(context)
  redirectToBrowserZone(context)
  const isPast = url.searchParams.get('show') === 'past'
  const paging = { pageIndex: place.page, pageSize: perPage }
  const [live, listed] = await Promise.all([
    isPast || place.page > 1 ? null : api.call(liveroomList, { status: 'live', pageSize: perPage }, { signal }),
    api.call(liveroomList, { status: isPast ? 'off' : 'soon', order: 'start', ...paging }, { signal }),
  ])
  if (place.page > 1 && listed.items.length === 0) throw notFound(context)
  return {
    isPast,
    live: live?.items ?? [],
    rooms: listed.items,
    page: place.page,
    pages: Math.ceil(listed.total / perPage),
    zone: readZone(url.searchParams),
  }
}

export function liveRoomsHead(
  { live, rooms }: Awaited<ReturnType<typeof loadLiveRooms>>,
  { store: { text } }: Pick<LoadContext, 'store'>,
): Head {
  const all = [...live, ...rooms]
  return {
    title: text.t(educationText.liveRooms),
    description: text.t(educationText.liveRoomsIntro),
    canonical: liveRoomsPath,
    sample: all.length > 0 && all.every(({ sample }) => sample),
  }
}
