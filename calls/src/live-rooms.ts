import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  int,
  literal,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { reminderMinutes } from './calendar-reminders.ts'
import { titleItem } from './entities/article.ts'
import { code, paging } from './entities/fields.ts'
import { liveRoom, liveStatus } from './entities/live-room.ts'
import { pageOf } from './entities/page.ts'

const section = 'Live room'

/** `live` with the number of running rooms; else `soon` with the number of upcoming ones; else `off`. */
export const homefucLivecountstatus = declareCall({
  name: 'homefuc.livecountstatus',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: object({ status: liveStatus, count: int() }),
})

/** `start`: running and upcoming rooms first, nearest in time first; `new`: most recently announced first. */
export const liveroomList = declareCall({
  name: 'liveroom.list',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    status: optional(liveStatus),
    order: withDefault(oneOf(['start', 'new']), 'start'),
    ...paging,
  }),
  output: pageOf(liveRoom),
})

/** `playUrl` is set while the room is live, on a site with a streaming server (`isStreaming`, setting LIVE_STREAM_URL). */
export const liveroomDetail = declareCall({
  name: 'liveroom.detail',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code }),
  output: object({
    room: liveRoom,
    playUrl: nullable(string()),
    isStreaming: boolean(),
    /** The video article with the recording. */
    recording: nullable(titleItem),
  }),
})

/** The caller's reminders of live rooms, by the start of the rooms. A reminder disappears when its notice has been written. */
export const liveroomReminders = declareCall({
  name: 'liveroom.reminders',
  section,
  who: ['user'],
  scope: 'read',
  method: 'GET',
  input: strictObject({}),
  output: object({ items: array(object({ room: liveRoom, minutesBefore: int() })) }),
})

/** Sets a reminder of a room, or removes it with `minutesBefore` 0; refused like calendar.remind. */
export const liveroomRemind = declareCall({
  name: 'liveroom.remind',
  section,
  who: ['user'],
  scope: 'write',
  method: 'POST',
  repeat: 'natural',
  input: strictObject({ code, minutesBefore: literal([0, ...reminderMinutes]) }),
  output: object({ minutesBefore: int() }),
})
