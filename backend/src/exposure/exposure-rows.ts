import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Exposure } from 'calls/entities/exposure'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'

export interface ExposureRow extends UserPublicRow {
  code: string
  slug: string
  broker_code: string | null
  broker_name: string
  reason: Exposure['reason']
  title_text: string
  content_text: string
  text_lang: string
  amount: number
  currency: string
  incident_date: string
  images: ImageRow[] | null
  state: Exposure['state']
  replied: boolean
  overdue: boolean
  reject_reason: string | null
  view_count: number
  sample: boolean
  created_at: string
  updated_at: string
}

/** Cases in states that wait for the broker are overdue after 14 days without a reply (decisions 4). `table` is the alias of exposures. */
export const overdueIn = (table: string) => `(NOT ${table}.replied
  AND ${table}.state IN ('published', 'mediation_requested', 'in_mediation', 'awaiting_author')
  AND ${table}.published_at < now() - interval '14 days')`
export const overdue = overdueIn('e')
export const isPublic = `e.state NOT IN ('draft', 'pending_review', 'rejected')`
const EXCERPT = 300

/** An exposure's columns; `lang` is the placeholder of the reader's language. The private contact is not among them. */
export const exposureColumns = (lang: string, full = false) => {
  const content = `coalesce(e.content->>${lang}, e.content->>e.lang)`
  return `e.code, e.slug, e.broker_code, e.broker_name, e.reason, coalesce(e.title->>${lang}, e.title->>e.lang) AS title_text,
  ${full ? content : `left(${content}, ${EXCERPT})`} AS content_text,
  CASE WHEN e.content->>${lang} IS NULL THEN e.lang ELSE ${lang} END AS text_lang, e.amount, e.currency, e.incident_date, e.state, e.replied,
  ${overdue} AS overdue, ${imagesColumn('e.image_ids')} AS images, e.reject_reason, e.view_count, e.sample,
  coalesce(e.published_at, e.created_at) AS created_at, e.updated_at,
  ${userPublicColumns}`
}

export const exposureTables = 'exposures e JOIN users u ON u.user_id = e.user_id'

const toExposure = (row: ExposureRow, brokers: ReadonlyMap<string, BrokerListEntry>, lang: Language): Exposure => ({
  code: row.code,
  slug: row.slug,
  title: row.title_text,
  broker: (row.broker_code && brokers.get(row.broker_code)) || null,
  brokerName: row.broker_name,
  reason: row.reason,
  content: row.content_text,
  lang: row.text_lang,
  amount: { amount: row.amount, currency: row.currency },
  incidentDate: row.incident_date,
  images: toImages(row.images),
  user: toUserPublic(row, lang),
  state: row.state,
  replied: row.replied,
  overdue: row.overdue,
  rejectReason: row.reject_reason,
  viewCount: row.view_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  sample: row.sample,
})

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
