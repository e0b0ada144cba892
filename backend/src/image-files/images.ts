import type { Db } from 'database/db'
import { Router } from 'express'
import type { Request } from 'express'
import type { Caller } from 'platform/api/handle'
import { isModerator } from '../is-moderator.ts'
import { isShownImage } from './shown-image.ts'

interface Row {
  owner_id: string | null
  is_public: boolean
  /** null: the caller's copy is current. */
  bytes: Uint8Array | null
}

/** How long a picture may stay in a cache after its post was removed, in seconds. */
const KEPT_SECONDS = 300

/**
 * `/images/{imageId}.webp` and `/images/{imageId}-thumb.webp`: uploaded pictures. A picture is public while a public post shows it; a
 * private picture, or one that nothing shows, is visible to its owner and moderators only.
 */
export function images(db: Db, callerOf: (request: Request) => Promise<Caller>): Router {
  return Router().get('/images/:file', async (request, response) => {
    const [, id, thumb] = /^([0-9a-z]{1,40})(-thumb)?\.webp$/.exec(request.params.file) ?? []
    // The bytes under one name never change.
    const tag = `"${id}${thumb ?? ''}"`
    const sql = `SELECT owner_id, NOT private AND ${isShownImage} AS is_public, CASE WHEN $2 THEN NULL ELSE ${thumb ? 'thumb' : 'bytes'} END AS bytes
                 FROM images WHERE image_id = $1`
    const image = id === undefined ? undefined : await db.one<Row>(sql, [id, request.get('if-none-match') === tag])
    if (!image || !(image.is_public || isFor(image, await callerOf(request)))) {
      return void response.set('Cache-Control', 'no-store').sendStatus(404)
    }
    response
      .set('ETag', tag)
      .set('Cache-Control', image.is_public ? `public, max-age=${KEPT_SECONDS}, must-revalidate` : 'private, no-store')
    if (image.bytes === null) return void response.status(304).end()
    response.type('image/webp').send(Buffer.from(image.bytes))
  })
}

const isFor = ({ owner_id }: Row, { user }: Caller): boolean =>
  user !== null && (user.userId === owner_id || isModerator({ user }))
