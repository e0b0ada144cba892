import { isPublic as isPublicExposure } from '../exposure-sql.ts'
import { isLive } from '../market/listing-rows.ts'

const holds = (alias: string) => `${alias}.image_ids <> '{}' AND ${alias}.image_ids @> ARRAY[$1::text]`
const isUp = (alias: string) => `${alias}.state IN ('published', 'flagged')`

/**
 * Whether anything public shows the picture $1: a visible review or reply, a public exposure or its timeline, a profile, an ad, a survey,
 * a live listing.
 * Each check uses an index (0023-shown-images.sql), so a picture disappears at once when a moderator or its author removes the post
 * or the account is closed.
 */
export const isShownImage = `(
  EXISTS (SELECT 1 FROM comments c LEFT JOIN comments p ON p.comment_id = c.parent_id
          WHERE ${holds('c')} AND ${isUp('c')} AND (c.parent_id IS NULL OR ${isUp('p')}))
  OR EXISTS (SELECT 1 FROM exposures e WHERE ${holds('e')} AND ${isPublicExposure})
  OR EXISTS (SELECT 1 FROM exposure_events v JOIN exposures e ON e.code = v.exposure_code WHERE ${holds('v')} AND ${isPublicExposure})
  OR EXISTS (SELECT 1 FROM users u WHERE u.avatar_id = $1)
  OR EXISTS (SELECT 1 FROM ads a WHERE a.image_id = $1)
  OR EXISTS (SELECT 1 FROM surveys s WHERE ${holds('s')} AND s.published_at <= now())
  OR EXISTS (SELECT 1 FROM listings l WHERE ${holds('l')} AND ${isLive}))`
