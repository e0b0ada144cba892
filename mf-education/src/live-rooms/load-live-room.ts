import { liveroomDetail, liveroomReminders } from 'calls/live-rooms'
import { breadcrumbList } from 'calls/structured/structured'
import type { SharedStore } from 'shared-state/contract/shared-store'
import { crumbsTo } from 'shared-state/head/crumbs'
import { ApiError, notFound, redirectTo, type Head, type LoadContext } from 'shared-state/runtime'
import { codeOfTitle } from '../articles/article-address.ts'
import { educationText } from '../strings/keys.ts'
import { redirectToBrowserZone } from '../zone/in-browser-zone.ts'
import { readZone } from '../zone/read-zone.ts'
import { liveRoomPath, liveRoomsPath } from './live-room-path.ts'

/** One room by the code in its address. A wrong slug is redirected (301, decisions 1). */
export async function loadLiveRoom(context: LoadContext) {
  const { api, lang, params, signal, url } = context
  const code = codeOfTitle(params.titleCode)
  if (!code) throw notFound(context)
  const detail = await api.call(liveroomDetail, { code }, { signal })
  const path = `/${lang}${liveRoomPath(detail.room)}`
  if (url.pathname !== path) throw redirectTo(path + url.search, 301)
  redirectToBrowserZone(context)
  return { ...detail, minutesBefore: await reminderOf(context, code), zone: readZone(url.searchParams) }
}

/** Minutes of the viewer's reminder; 0 without one, null without a login, and if the session has just ended. */
async function reminderOf({ api, store, signal }: LoadContext, code: string): Promise<number | null> {
  if (!store.session.isLoggedIn) return null
  try {
    const { items } = await api.call(liveroomReminders, {}, { signal })
    return items.find(({ room }) => room.code === code)?.minutesBefore ?? 0
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export const liveRoomHead = (
  { room }: Awaited<ReturnType<typeof loadLiveRoom>>,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head => ({
  title: room.title,
  description: store.text.t(educationText.liveRoomBy, { title: room.title, host: room.host.nick }),
  canonical: liveRoomPath(room),
  sample: room.sample,
  structured: [breadcrumbList(liveRoomCrumbs(store), url.origin)],
})

export const liveRoomCrumbs = (store: SharedStore) =>
  crumbsTo(store, [
    [educationText.home, '/'],
    [educationText.liveRooms, liveRoomsPath],
  ])
