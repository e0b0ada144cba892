import { accusedColumn } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { commentColumns, commentTables, toComment } from '../comments/comment-rows.ts'
import type { CommentRow } from '../comments/comment-rows.ts'
import { reviewPath } from '../comments/review-path.ts'
import { listingPath } from '../market/listing-path.ts'
import { isLive } from '../market/listing-rows.ts'
import { brokerOf, factsOf, NONE, titleOf } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

type Row = CommentRow & { accused: AccusedRow | null; listing: { type: string; slug: string; code: string } | null }

/** The page that shows a review or a comment on a live listing; null for others. */
function pathOf({ broker_slug: slug, target_code: code, comment_id, parent_id, listing }: Row): string | null {
  if (listing) return `${listingPath(listing)}#comments`
  return slug === null ? null : reviewPath({ slug, code }, comment_id, parent_id)
}

/**
 * Reviews, comments and replies; those that readers have reported are flagged, and stay visible until the decision (decisions 7), as do
 * reviews that are being checked.
 */
export const commentCases: CaseSource = {
  cases: `SELECT 'comment' AS kind, c.comment_id::text COLLATE "C" AS id, c.created_at AS at, c.state,
            c.state IN ('pending', 'flagged') OR (c.being_checked AND c.state = 'published') AS waits,
            c.user_id, CASE WHEN c.target_type = 'broker' THEN c.target_code::text END AS broker_code, ${NONE} AS reason, ${NONE} AS country_code
          FROM comments c`,
  async read({ db, lang }, ids) {
    const numbers = ids.filter(id => /^[1-9]\d{0,14}$/.test(id)).map(Number)
    const sql = `SELECT ${commentColumns('$2')}, ${accusedColumn('c.target_code')} AS accused,
      CASE WHEN c.target_type = 'market' THEN (SELECT json_build_object('type', l.type, 'slug', l.slug, 'code', l.code) FROM listings l
        WHERE l.code = c.target_code AND ${isLive}) END AS listing FROM ${commentTables} WHERE c.comment_id = ANY($1)`
    return (await db.query<Row>(sql, [numbers, lang])).map(row => {
      const { commentId, user, content, images, state, createdAt, rating, beingChecked } = toComment(row, lang)
      const path = pathOf(row)
      const broker = row.broker_slug === null ? null : brokerOf(row.accused, lang)
      const facts = factsOf(
        {
          broker: broker?.name,
          rating: rating === null ? null : `${rating}/5`,
        },
        lang,
      )
      return {
        kind: 'comment',
        id: commentId,
        title: titleOf(content),
        user,
        state,
        createdAt,
        url: path && `/${lang}${path}`,
        broker,
        text: content,
        images,
        facts,
        beingChecked: beingChecked && state !== 'removed',
      }
    })
  },
}
