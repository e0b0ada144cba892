import type { Image } from 'calls/entities/image'
import type { Db } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { signedIn } from 'platform/api/signed-in'
import { lockWriter } from '../lock-writer.ts'
import { toImage } from './image-rows.ts'
import { preparePicture } from './prepare-picture.ts'
import type { PictureUse } from './prepare-picture.ts'

/** Uploads allowed per user. */
const UPLOADS = { most: 60, seconds: 3600 }

export type StorePicture = (file: File, caller: Caller, kind: { private: boolean; as?: PictureUse }) => Promise<Image>

/**
 * Stores an uploaded picture for its owner to attach to a post; until then nobody else can see it. Pictures not attached within 24 hours
 * are removed (backend/src/old-rows.ts).
 */
export function createPictureStore(db: Db): StorePicture {
  const uploads = createAttemptLimit(UPLOADS)
  return async (file, caller, kind) => {
    const { userId } = signedIn(caller)
    spendAttempt(uploads, userId)
    const { width, height, bytes, thumb } = await preparePicture(file, caller.lang, kind.as)
    const id = randomBytes(16).toString('hex')
    await db.transaction(async queries => {
      await lockWriter(queries, userId)
      await queries.query(
        'INSERT INTO images (image_id, owner_id, private, width, height, bytes, thumb) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [id, userId, kind.private, width, height, bytes, thumb],
      )
    })
    return toImage({ id, width, height })
  }
}
