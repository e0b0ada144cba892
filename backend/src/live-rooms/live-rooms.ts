import type { TitleItem } from 'calls/entities/article'
import type { LiveRoom } from 'calls/entities/live-room'
import type { Page } from 'calls/entities/page'
import type { homefucLivecountstatus, liveroomList, liveroomReminders } from 'calls/live-rooms'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { memoize } from 'platform/api/memoize'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { titleColumns } from '../education/article-rows.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'

type Asked = CallParsed<typeof liveroomList>
type Status = LiveRoom['status']

interface RoomRow extends UserPublicRow {
  code: string
  slug: string
  title_text: string
  status: Status
  starts_at: string
  ends_at: string
  viewer_count: number
  room_sample: boolean
}

const columns = (
  lang: string,
) => `r.code, r.slug, r.title->>${lang} AS title_text, r.starts_at, r.ends_at, r.viewer_count,
  r.sample AS room_sample, ${userPublicColumns},
  CASE WHEN r.ends_at <= now() THEN 'off' WHEN r.starts_at <= now() THEN 'live' ELSE 'soon' END AS status`
const tables = 'live_rooms r JOIN users u ON u.user_id = r.host_id'
const conditions: Record<Status, string> = {
  live: 'r.starts_at <= now() AND r.ends_at > now()',
  soon: 'r.starts_at > now()',
  off: 'r.ends_at <= now()',
}
const orders: Record<Asked['order'], string> = {
  // There are only as many rooms as evenings: sorting all of them is cheap.
  start: 'r.ends_at <= now(), abs(extract(epoch FROM r.starts_at - now())), r.code',
  new: 'r.created_at DESC, r.code',
}

const toRoom = (row: RoomRow, lang: Language): LiveRoom => ({
  code: row.code,
  slug: row.slug,
  title: row.title_text,
  host: toUserPublic(row, lang),
  cover: null,
  status: row.status,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  viewers: row.viewer_count,
  sample: row.room_sample,
})

export function createLiveRooms(db: Db) {
  async function page({ status, order, pageIndex, pageSize }: Asked, lang: Language): Promise<Page<LiveRoom>> {
    const where = status ? `WHERE ${conditions[status]}` : ''
    const total =
      (await db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM live_rooms r ${where}`))?.total ?? 0
    const rows = await db.query<RoomRow>(
      `SELECT ${columns('$1')} FROM ${tables} ${where} ORDER BY ${orders[order]} LIMIT $2 OFFSET $3`,
      [lang, pageSize, (pageIndex - 1) * pageSize],
    )
    return { items: rows.map(row => toRoom(row, lang)), total, pageIndex, pageSize }
  }

  /** Every page requests it, so it may be some seconds old. */
  const status = memoize({ seconds: 10 }, async (): Promise<CallOutput<typeof homefucLivecountstatus>> => {
    const { live = 0, soon = 0 } =
      (await db.one<{ live: number; soon: number }>(
        `SELECT count(*) FILTER (WHERE ${conditions.live})::integer AS live, count(*) FILTER (WHERE ${conditions.soon})::integer AS soon
         FROM live_rooms r WHERE r.ends_at > now()`,
      )) ?? {}
    if (live > 0) return { status: 'live', count: live }
    return soon > 0 ? { status: 'soon', count: soon } : { status: 'off', count: 0 }
  })

  /** A room with the published video article that has its recording. */
  async function room(
    code: string,
    lang: Language,
  ): Promise<{ room: LiveRoom; recording: TitleItem | null } | undefined> {
    const row = await db.one<RoomRow>(`SELECT ${columns('$2')} FROM ${tables} WHERE r.code = $1`, [code, lang])
    if (!row) return undefined
    const recording = await db.one<TitleItem>(
      `SELECT ${titleColumns('$2')} FROM live_rooms r JOIN articles a ON a.code = r.recording_code
       WHERE r.code = $1 AND r.ends_at <= now() AND a.category = 'video' AND a.published_at <= now()`,
      [code, lang],
    )
    return { room: toRoom(row, lang), recording: recording ?? null }
  }

  /** The caller's reminders, by the start of the rooms. */
  async function reminders(caller: Caller): Promise<CallOutput<typeof liveroomReminders>> {
    const rows = await db.query<RoomRow & { minutes_before: number }>(
      `SELECT ${columns('$2')}, m.minutes_before FROM ${tables} JOIN room_reminders m ON m.room_code = r.code
       WHERE m.user_id = $1 ORDER BY r.starts_at, r.code`,
      [signedIn(caller).userId, caller.lang],
    )
    return { items: rows.map(row => ({ room: toRoom(row, caller.lang), minutesBefore: row.minutes_before })) }
  }

  return { page, status, room, reminders }
}
