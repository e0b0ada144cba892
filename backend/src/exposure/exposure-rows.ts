import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Exposure } from 'calls/entities/exposure'
import { reasonWithNote } from 'calls/exposure-case/case-reasons'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { isPublic, registeredIn, timeEndsIn } from '../exposure-sql.ts'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { anyOf } from '../sql-parts.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { noteLang, toReason } from './case-events.ts'

export interface ExposureRow extends UserPublicRow {
  code: string
  slug: string
  broker_code: string | null
  broker_name: string
  reason: Exposure['reason'] | null
  title_text: string
  content_text: string
  text_lang: string
  amount: number | null
  currency: string | null
  incident_date: string | null
  images: ImageRow[] | null
  state: Exposure['state']
  replied: boolean
  registered: boolean
  time_ends: string | null
  rejection: { code: string | null; note: string | null } | null
  view_count: number
  sample: boolean
  created_at: string
  updated_at: string
}

const EXCERPT = 300

/** Why a rejected post was rejected, by its timeline. */
const rejectionIn = (lang: string) => `CASE WHEN e.state = 'rejected' THEN (
  SELECT jsonb_build_object('code', v.reason_code, 'note', v.note->>(${noteLang('v.note', lang, 'e.lang')})) FROM exposure_events v
  WHERE v.exposure_code = e.code AND v.action = 'reject' ORDER BY v.at DESC, v.event_id DESC LIMIT 1) END`

/** Where the words and pictures of a post are read. */
interface TextSource {
  title: string
  content: string
  imageIds: string
}
export const shownText: TextSource = { title: 'e.title', content: 'e.content', imageIds: 'e.image_ids' }
/** Including words that a legal notice withholds; only for the author and moderators, with exposureTablesInFull. */
export const textInFull: TextSource = {
  title: `coalesce(w.words -> 'title', e.title)`,
  content: `coalesce(w.words -> 'content', e.content)`,
  imageIds: 'coalesce(w.image_ids, e.image_ids)',
}

/** An exposure's columns; `lang` is the placeholder of the reader's language. The private contact is not among them. */
export const exposureColumns = (lang: string, full = false, text = shownText) => {
  const content = `coalesce((${text.content})->>${lang}, (${text.content})->>e.lang)`
  return `e.code, e.slug, e.broker_code, e.broker_name, e.reason, coalesce((${text.title})->>${lang}, (${text.title})->>e.lang) AS title_text,
  ${full ? content : `left(${content}, ${EXCERPT})`} AS content_text,
  CASE WHEN (${text.content})->>${lang} IS NULL THEN e.lang ELSE ${lang} END AS text_lang, e.amount, e.currency, e.incident_date, e.state, e.replied,
  ${registeredIn('e')} AS registered, ${timeEndsIn('e')} AS time_ends, ${imagesColumn(text.imageIds)} AS images, ${rejectionIn(lang)} AS rejection, e.view_count, e.sample,
  coalesce(e.published_at, e.created_at) AS created_at, e.updated_at,
  ${userPublicColumns}`
}

export const exposureTables = 'exposures e JOIN users u ON u.user_id = e.user_id'
export const exposureTablesInFull = `${exposureTables} LEFT JOIN withheld_texts w ON w.exposure_code = e.code AND w.part = 'post'`

function toExposure(row: ExposureRow, brokers: ReadonlyMap<string, BrokerListEntry>, lang: Language): Exposure {
  const dueAt = row.registered ? row.time_ends : null
  return {
    code: row.code,
    slug: row.slug,
    title: row.title_text,
    broker: (row.broker_code && brokers.get(row.broker_code)) || null,
    brokerName: row.broker_name,
    reason: row.reason ?? 'other',
    content: row.content_text,
    lang: row.text_lang,
    amount: { amount: row.amount ?? 0, currency: row.currency ?? 'USD' },
    incidentDate: row.incident_date ?? row.created_at.slice(0, 10),
    images: toImages(row.images),
    user: toUserPublic(row, lang),
    state: row.state,
    replied: row.replied,
    registered: row.registered,
    dueAt,
    overdue: dueAt !== null && Date.parse(dueAt) < Date.now(),
    rejectReason: row.rejection && reasonWithNote(toReason(row.rejection.code, lang)?.name, row.rejection.note ?? ''),
    viewCount: row.view_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sample: row.sample,
  }
}

/** Public exposures by code, in the order requested, in `lang`; without a legal notice's withheld words and the private contact. */
export async function publicExposureRows(db: Db, codes: readonly string[], lang: Language): Promise<ExposureRow[]> {
  if (codes.length === 0) return []
  const sql = `SELECT ${exposureColumns('$2')} FROM ${exposureTables} WHERE e.code = ${anyOf('$1')} AND ${isPublic}`
  const rows = await db.query<ExposureRow>(sql, [codes, lang], { prepared: true })
  const byCode = new Map(rows.map(row => [row.code, row]))
  return codes.map(code => byCode.get(code)).filter(row => row !== undefined)
}

export const publicExposures = async (
  db: Db,
  reference: ReferenceData,
  codes: readonly string[],
  lang: Language,
): Promise<Exposure[]> => toExposures(db, reference, await publicExposureRows(db, codes, lang), lang)

/** Converts rows to results in `lang`, each with its broker. */
export async function toExposures(
  db: Db,
  reference: ReferenceData,
  rows: readonly ExposureRow[],
  lang: Language,
): Promise<Exposure[]> {
  const brokers = await entriesByCode(
    db,
    reference,
    rows.flatMap(row => row.broker_code ?? []),
  )
  return rows.map(row => toExposure(row, brokers, lang))
}
