import type { Comment } from 'calls/entities/comment'
import type { Language } from 'shared-state/i18n/languages'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'

export interface CommentRow extends UserPublicRow {
  comment_id: number
  target_type: Comment['targetType']
  target_code: string
  broker_name: string | null
  broker_slug: string | null
  parent_id: number | null
  rating: number | null
  kind: Comment['kind']
  text_lang: string
  lang: string
  text: string
  images: ImageRow[] | null
  state: Comment['state']
  staff: boolean
  reply_count: number
  helpful_count: number
  being_checked: boolean
  by_team: boolean
  sample: boolean
  created_at: string
  edited_at: string | null
  version: number
}

/** A comment's columns; `lang` is the placeholder of the reader's language: a stored translation is preferred. */
export const commentColumns = (lang: string) => `c.comment_id, c.target_type, c.target_code, b.show_name AS broker_name,
  b.slug AS broker_slug, c.parent_id, c.rating, c.kind, coalesce(c.content->>${lang}, c.content->>c.lang) AS text,
  CASE WHEN c.content->>${lang} IS NULL THEN c.lang ELSE ${lang} END AS text_lang, c.lang,
  ${imagesColumn('c.image_ids')} AS images, c.state, c.staff, c.reply_count, c.helpful_count, c.being_checked, c.by_team, c.sample,
  c.created_at, c.edited_at, c.version, ${userPublicColumns}`

export const commentTables = `comments c JOIN users u ON u.user_id = c.user_id
  LEFT JOIN brokers b ON c.target_type = 'broker' AND b.code = c.target_code`

/** Condition for public comments; a flagged review stays visible during its review by a moderator (decisions 7). */
export const visible = `c.state IN ('published', 'flagged')`
/**
 * Condition for comments that count in ratings and figures: the visible ones without those that are being checked (docs/decisions/0054) and
 * those by the site's own team (docs/decisions/0102).
 */
export const counting = 'comment_counts(c)'

export const toComment = (row: CommentRow, lang: Language): Comment => ({
  commentId: String(row.comment_id),
  traderCode: row.target_type === 'broker' ? row.target_code : null,
  traderName: row.broker_name,
  traderSlug: row.broker_slug,
  targetType: row.target_type,
  targetCode: row.target_code,
  parentId: row.parent_id === null ? null : String(row.parent_id),
  // Stays with the post when its author leaves the team.
  user: { ...toUserPublic(row, lang), vest: row.by_team },
  rating: row.rating,
  kind: row.kind,
  content: row.text,
  lang: row.text_lang,
  originalLang: row.lang,
  images: toImages(row.images),
  state: row.state,
  beingChecked: row.being_checked,
  staff: row.staff,
  replyCount: row.reply_count,
  helpfulCount: row.helpful_count,
  createdAt: row.created_at,
  editedAt: row.edited_at,
  version: row.version,
  sample: row.sample,
})
