import type { ExposureEvent } from 'calls/entities/exposure'
import { actionsWithPrivateNote } from 'calls/exposure-case/case-rules'
import { isCaseReason, reasonText } from 'calls/exposure-case/case-reasons'
import type { Queries } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'

interface EventRow {
  event_id: number
  action: string
  from_state: string | null
  to_state: string
  actor: ExposureEvent['actor']
  name: string | null
  reason_code: string | null
  note_text: string | null
  note_lang: string | null
  images: ImageRow[] | null
  at: string
}

/** The code of a stored reason with its sentence; null without one, or for one that no longer exists. */
export const toReason = (code: string | null, lang: Language): ExposureEvent['reason'] =>
  code !== null && isCaseReason(code) ? { code, name: reasonText(code, lang) } : null

/** The language in which a note is shown: the first or the second one if it is stored in it, otherwise the one in which it was written. */
export const noteLang = (note: string, first: string, second: string): string =>
  `CASE WHEN ${note} ? ${first} THEN ${first} WHEN ${note} ? ${second} THEN ${second}
    ELSE (SELECT min(key) FROM jsonb_object_keys(${note}) key) END`

const toEvent = (row: EventRow, lang: Language): ExposureEvent => ({
  eventId: String(row.event_id),
  action: row.action,
  from: row.from_state,
  to: row.to_state,
  actor: row.actor,
  name: row.name ?? '',
  reason: toReason(row.reason_code, lang),
  note: row.note_text ?? '',
  lang: row.note_lang,
  images: toImages(row.images),
  at: row.at,
})

interface Reading {
  /** The reader is the author or a moderator. */
  withPrivateNotes: boolean
  /** The reader is a party to the case, such as the broker's staff: they go on reading each other's words while a legal notice withholds them. */
  isParty?: boolean
  /** Notes are read in the language of the post where they are stored in it. */
  original?: boolean
}

/**
 * The timeline of a case, newest first. Reasons and notes for the author and moderators only are left out unless the reader is one of them. A
 * note is in the reader's language or, with `original`, in that of the post, if it is stored in it, otherwise in the language in which it was
 * written.
 */
export async function readCaseEvents(
  queries: Queries,
  code: string,
  lang: Language,
  { withPrivateNotes, isParty = withPrivateNotes, original = false }: Reading,
): Promise<ExposureEvent[]> {
  const note = 'coalesce(v.note, w.words)'
  const [first, second] = original ? (['e.lang', '$2'] as const) : (['$2', 'e.lang'] as const)
  const rows = await queries.query<EventRow>(
    `SELECT v.event_id, v.action, v.from_state, v.to_state, v.actor, u.nick AS name, v.at,
            ${imagesColumn('CASE WHEN $4 THEN coalesce(w.image_ids, v.image_ids) ELSE v.image_ids END')} AS images,
            CASE WHEN v.action <> ALL($3) THEN v.reason_code END AS reason_code,
            CASE WHEN v.action <> ALL($3) THEN ${note}->>n.lang END AS note_text, n.lang AS note_lang
     FROM exposure_events v JOIN exposures e ON e.code = v.exposure_code LEFT JOIN users u ON u.user_id = v.user_id
       LEFT JOIN withheld_texts w ON $5 AND w.exposure_code = e.code AND w.part = 'note' AND w.part_id = v.event_id::text
       CROSS JOIN LATERAL (SELECT ${noteLang(note, first, second)} AS lang) n
     WHERE v.exposure_code = $1 ORDER BY v.at DESC, v.event_id DESC`,
    // Pictures that nothing public shows are served to their owner and moderators only.
    [code, lang, withPrivateNotes ? [] : actionsWithPrivateNote, withPrivateNotes, isParty],
  )
  return rows.map(row => toEvent(row, lang))
}
