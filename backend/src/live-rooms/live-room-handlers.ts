import * as calls from 'calls/live-rooms'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { notConfigured } from 'platform/api/not-configured'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { createLiveRooms } from './live-rooms.ts'

export function liveRoomHandlers({ db }: { db: Db }): CallHandler[] {
  const rooms = createLiveRooms(db)
  return [
    handle(calls.homefucLivecountstatus, () => rooms.status()),
    handle(calls.liveroomList, (asked, { caller }) => rooms.page(asked, caller.lang)),
    handle(calls.liveroomDetail, async ({ code }, { caller: { lang } }) => {
      const [room, play] = await Promise.all([rooms.room(code, lang), playAddress(db)])
      if (!room) throw new Refusal(errorCodes.notFound)
      if (!play) throw notConfigured(noStreaming, lang)
      return { room, playUrl: room.status === 'live' ? play.replaceAll('{code}', code) : null }
    }),
  ]
}

const noStreaming = {
  en: 'Live streaming is not configured on this site.',
  id: 'Siaran langsung belum dikonfigurasi di situs ini.',
}

/**
 * Setting `live_stream`: {playUrl}, the address where a room is played; {code} in it is replaced with the room's code. Anything but a
 * web address counts as unset.
 */
async function playAddress(db: Db): Promise<string | undefined> {
  const row = await db.one<{ url: string | null }>(
    `SELECT value->>'playUrl' AS url FROM settings WHERE key = 'live_stream'`,
  )
  return row?.url && /^https?:\/\//.test(row.url) ? row.url : undefined
}
