import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { attachImages } from './attach-images.ts'

interface Pictures {
  imageIds?: readonly string[] | undefined
  captions?: readonly string[] | undefined
}

/**
 * Attaches new pictures with their captions, keeps those of `current` that are named again, and deletes the others for good. Returns the ids
 * in their order; refusals as in attachImages, and 400/1002 for more captions than pictures.
 */
export async function placePictures(
  queries: Queries,
  { imageIds = [], captions = [] }: Pictures,
  caller: Caller,
  kind: { private: boolean },
  current: readonly string[] = [],
): Promise<readonly string[]> {
  if (captions.length > imageIds.length)
    throw new Refusal(errorCodes.wrongLength, {
      errors: [{ field: 'captions', message: fieldMessage('tooMany', caller.lang, { limit: imageIds.length }) }],
    })
  const kept = new Set(current.filter(id => imageIds.includes(id)))
  await attachImages(
    queries,
    imageIds.filter((id, index) => !kept.has(id) || imageIds.indexOf(id) !== index),
    caller,
    kind,
  )
  await queries.query(
    `UPDATE images i SET caption = c.caption FROM unnest($1::text[], $2::text[]) AS c(image_id, caption)
     WHERE i.image_id = c.image_id AND i.caption <> c.caption`,
    [imageIds, imageIds.map((_id, index) => captions[index] ?? '')],
  )
  const removed = current.filter(id => !kept.has(id))
  if (removed.length > 0)
    await queries.query('DELETE FROM images WHERE image_id = ANY($1) AND owner_id = $2', [
      removed,
      signedIn(caller).userId,
    ])
  return imageIds
}
