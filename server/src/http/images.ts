import { Router } from 'express'
import type { Request } from 'express'
import type { Caller } from '../api/handle.ts'
import { isModerator } from '../api/is-moderator.ts'
import type { Db } from '../db/db.ts'

interface Row {
  owner_id: string | null
  is_public: boolean
  bytes: Uint8Array
}

/**
 * `/images/{imageId}.webp` and `/images/{imageId}-thumb.webp`: uploaded pictures. A public one that something shows is
 * everyone's and never changes; a private one, or one that nothing shows yet, is its owner's and the moderators' alone.
 */
export function images(db: Db, callerOf: (request: Request) => Promise<Caller>): Router {
  return Router().get('/images/:file', async (request, response) => {
    const [, id, thumb] = /^([0-9a-z]{1,40})(-thumb)?\.webp$/.exec(request.params.file) ?? []
    const sql = `SELECT owner_id, NOT private AND attached_at IS NOT NULL AS is_public, ${thumb ? 'thumb' : 'bytes'} AS bytes
                 FROM images WHERE image_id = $1`
    const image = id === undefined ? undefined : await db.one<Row>(sql, [id])
    if (!image || !(image.is_public || isFor(image, await callerOf(request)))) return void response.sendStatus(404)
    response.set('Cache-Control', image.is_public ? 'public, max-age=31536000, immutable' : 'private, no-store')
    response.type('image/webp').send(Buffer.from(image.bytes))
  })
}

const isFor = ({ owner_id }: Row, { user }: Caller): boolean =>
  user !== null && (user.userId === owner_id || isModerator({ user }))
