import { declareCall } from 'shared-state/api/declare-call'
import { boolean, int, nullable, object, oneOf, optional, strictObject, string, withDefault } from 'shared-state/schema'
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
  output: object({ room: liveRoom, playUrl: nullable(string()), isStreaming: boolean() }),
})
