import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

/**
 * Attaches pictures to a post that their uploader writes in the same transaction, each once. Returns their ids; 400/1004 at `imageIds` if
 * one is another user's, already attached, deleted, or of the other kind.
 */
export async function attachImages(
  queries: Queries,
  ids: readonly string[] | undefined,
  caller: Caller,
  kind: { private: boolean },
): Promise<readonly string[]> {
  if (!ids?.length) return []
  const taken = await queries.query(
    `UPDATE images SET attached_at = now()
     WHERE image_id = ANY($1) AND owner_id = $2 AND private = $3 AND attached_at IS NULL RETURNING image_id`,
    [ids, signedIn(caller).userId, kind.private],
  )
  if (taken.length === ids.length) return ids
  throw new Refusal(errorCodes.wrongForm, {
    errors: [{ field: 'imageIds', message: fieldMessage('noSuchPicture', caller.lang) }],
  })
}
