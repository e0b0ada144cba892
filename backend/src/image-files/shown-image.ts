import { isPublic as isPublicExposure } from '../exposure/exposure-rows.ts'

const holds = (alias: string) => `${alias}.image_ids <> '{}' AND ${alias}.image_ids @> ARRAY[$1::text]`
const isUp = (alias: string) => `${alias}.state IN ('published', 'flagged')`

/**
 * Whether anything that everyone may see shows the picture $1: a review or reply that is up, an exposure that is public or its
 * timeline, somebody's profile, an ad. Each is looked up by an index (0023-shown-images.sql), so what a moderator, its author
 * or the end of an account takes away stops showing at once.
 */
export const isShownImage = `(
  EXISTS (SELECT 1 FROM comments c LEFT JOIN comments p ON p.comment_id = c.parent_id
          WHERE ${holds('c')} AND ${isUp('c')} AND (c.parent_id IS NULL OR ${isUp('p')}))
  OR EXISTS (SELECT 1 FROM exposures e WHERE ${holds('e')} AND ${isPublicExposure})
  OR EXISTS (SELECT 1 FROM exposure_events v JOIN exposures e ON e.code = v.exposure_code WHERE ${holds('v')} AND ${isPublicExposure})
  OR EXISTS (SELECT 1 FROM users u WHERE u.avatar_id = $1)
  OR EXISTS (SELECT 1 FROM ads a WHERE a.image_id = $1))`
