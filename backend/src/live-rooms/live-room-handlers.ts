import * as calls from 'calls/live-rooms'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { createLiveRooms } from './live-rooms.ts'

/** `liveStreamUrl`: where a room is played; `{code}` in it stands for the room's code (setting LIVE_STREAM_URL). */
export function liveRoomHandlers({ db }: { db: Db }, liveStreamUrl: string | undefined): CallHandler[] {
  const rooms = createLiveRooms(db)
  return [
    handle(calls.homefucLivecountstatus, () => rooms.status()),
    handle(calls.liveroomList, (asked, { caller }) => rooms.page(asked, caller.lang)),
    handle(calls.liveroomDetail, async ({ code }, { caller: { lang } }) => {
      const room = await rooms.room(code, lang)
      if (!room) throw new Refusal(errorCodes.notFound)
      const isPlaying = liveStreamUrl !== undefined && room.status === 'live'
      return {
        room,
        playUrl: isPlaying ? liveStreamUrl.replaceAll('{code}', code) : null,
        isStreaming: liveStreamUrl !== undefined,
      }
    }),
  ]
}
