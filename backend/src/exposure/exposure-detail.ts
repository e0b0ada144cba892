import type { ExposureEvent } from 'calls/entities/exposure'
import type { exposureDetail } from 'calls/exposure'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import { isModerator } from '../is-moderator.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { actionsOf } from './exposure-actions.ts'
import { exposureColumns, exposureTables, toExposures } from './exposure-rows.ts'
import type { ExposureRow } from './exposure-rows.ts'

interface EventRow {
  event_id: number
  action: string
  from_state: string | null
  to_state: string
  actor: ExposureEvent['actor']
  name: string | null
  note_text: string | null
  note_lang: string
  images: ImageRow[] | null
  at: string
}

const toEvent = (row: EventRow): ExposureEvent => ({
  eventId: String(row.event_id),
  action: row.action,
  from: row.from_state,
  to: row.to_state,
  actor: row.actor,
  name: row.name ?? '',
  note: row.note_text ?? '',
  lang: row.note_lang,
  images: toImages(row.images),
  at: row.at,
})

/** An exposure with its timeline, newest first. Unpublished ones are visible to their author and moderators only. */
export async function readExposure(
  db: Db,
  reference: ReferenceData,
  code: string,
  { user, lang }: Caller,
): Promise<CallOutput<typeof exposureDetail>> {
  const row = await db.one<ExposureRow & { state_since: string }>(
    `SELECT ${exposureColumns('$2', true)}, e.state_since FROM ${exposureTables} WHERE e.code = $1`,
    [code, lang],
  )
  const isAuthor = row !== undefined && user?.userId === row.user_id
  const moderates = isModerator({ user })
  const isHidden = row && ['draft', 'pending_review', 'rejected'].includes(row.state) && !isAuthor && !moderates
  if (!row || isHidden) throw new Refusal(errorCodes.notFound)
  const [[exposure], events] = await Promise.all([
    toExposures(db, reference, [row], lang),
    db.query<EventRow>(
      `SELECT v.event_id, v.action, v.from_state, v.to_state, v.actor, u.nick AS name, v.at, ${imagesColumn('v.image_ids')} AS images,
              coalesce(v.note->>$2, v.note->>e.lang, v.note->>'en') AS note_text,
              CASE WHEN v.note ? $2 THEN $2 WHEN v.note ? e.lang THEN e.lang ELSE 'en' END AS note_lang
       FROM exposure_events v JOIN exposures e ON e.code = v.exposure_code LEFT JOIN users u ON u.user_id = v.user_id
       WHERE v.exposure_code = $1 ORDER BY v.at DESC, v.event_id DESC`,
      [code, lang],
    ),
  ])
  if (!exposure) throw new Refusal(errorCodes.notFound)
  const actions = actionsOf(
    row.state,
    { isLoggedIn: user !== null, isAuthor, isModerator: moderates },
    Date.parse(row.state_since),
  )
  const rejectReason = isAuthor || moderates ? exposure.rejectReason : null
  return { exposure: { ...exposure, rejectReason }, events: events.map(toEvent), actions }
}
