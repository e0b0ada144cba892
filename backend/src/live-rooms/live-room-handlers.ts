import * as calls from 'calls/live-rooms'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { setReminder, type ReminderTable } from '../reminders/set-reminder.ts'
import { createLiveRooms } from './live-rooms.ts'

const roomReminderTable: ReminderTable = {
  table: 'room_reminders',
  item: 'room_code',
  items: 'live_rooms',
  at: 'starts_at',
}

/** `liveStreamUrl`: where a room is played; `{code}` in it stands for the room's code (setting LIVE_STREAM_URL). */
export function liveRoomHandlers({ db }: { db: Db }, liveStreamUrl: string | undefined): CallHandler[] {
  const rooms = createLiveRooms(db)
  return [
    handle(calls.homefucLivecountstatus, () => rooms.status()),
    handle(calls.liveroomList, (asked, { caller }) => rooms.page(asked, caller.lang)),
    handle(calls.liveroomDetail, async ({ code }, { caller: { lang } }) => {
      const found = await rooms.room(code, lang)
      if (!found) throw new Refusal(errorCodes.notFound)
      const { room, recording } = found
      const isPlaying = liveStreamUrl !== undefined && room.status === 'live'
      return {
        room,
        playUrl: isPlaying ? liveStreamUrl.replaceAll('{code}', code) : null,
        isStreaming: liveStreamUrl !== undefined,
        recording,
      }
    }),
    handle(calls.liveroomReminders, (_input, { caller }) => rooms.reminders(caller)),
    handle(calls.liveroomRemind, (input, { caller }) => setReminder(db, roomReminderTable, input, caller)),
  ]
}
