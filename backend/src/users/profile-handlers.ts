import {
  usercenterCertificate,
  usercenterDeletecollection,
  usercenterModifyavatar,
  usercenterModifygender,
  usercenterModifynick,
  usercenterSetidentity,
  usercenterUpload,
} from 'calls/profile'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { sealText } from '../accounts/sealed-text.ts'
import { attachImages } from '../images/attach-images.ts'
import { lockWriter } from '../lock-writer.ts'
import { CERTIFICATE_SEAL } from './certificate-seal.ts'
import { readUser } from './profile.ts'
import { refuseTaken } from './register.ts'
import type { UserDeps } from './user-deps.ts'

/** Calls that read and change a user's profile. */
export function profileHandlers({ db, secret, storePicture }: UserDeps): CallHandler[] {
  const mine = async (userId: string) => ({ user: await readUser(db, userId) })
  return [
    handle(usercenterModifynick, async ({ nick }, { caller }) => {
      const { userId } = signedIn(caller)
      await refuseTaken(db.query('UPDATE users SET nick = $2 WHERE user_id = $1', [userId, nick]), caller.lang)
      return mine(userId)
    }),
    handle(usercenterModifygender, async ({ gender }, { caller }) => {
      const { userId } = signedIn(caller)
      await db.query('UPDATE users SET gender = $2 WHERE user_id = $1', [userId, gender])
      return mine(userId)
    }),
    handle(usercenterSetidentity, async ({ identity }, { caller }) => {
      const { userId } = signedIn(caller)
      await db.query('UPDATE users SET identity = $2 WHERE user_id = $1', [userId, identity])
      return mine(userId)
    }),
    handle(usercenterModifyavatar, async ({ file }, { caller }) => {
      const { userId } = signedIn(caller)
      const { imageId } = await storePicture(file, caller, { private: false, as: 'avatar' })
      await db.transaction(async queries => {
        await lockWriter(queries, userId)
        await attachImages(queries, [imageId], caller, { private: false })
        await queries.query('DELETE FROM images WHERE image_id = (SELECT avatar_id FROM users WHERE user_id = $1)', [
          userId,
        ])
        await queries.query('UPDATE users SET avatar_id = $2 WHERE user_id = $1', [userId, imageId])
      })
      return mine(userId)
    }),
    handle(usercenterUpload, async ({ file }, { caller }) => ({
      image: await storePicture(file, caller, { private: true }),
    })),
    handle(usercenterCertificate, async ({ realName, docType, docNo, countryCode, imageIds }, { caller }) => {
      const { userId } = signedIn(caller)
      await db.transaction(async queries => {
        await lockWriter(queries, userId)
        const asked = await queries.one(
          `UPDATE users SET certificate_state = 'pending', certificate_reason = NULL
           WHERE user_id = $1 AND certificate_state IN ('none', 'rejected') RETURNING user_id`,
          [userId],
        )
        if (!asked) throw new Refusal(errorCodes.wrongState)
        const images = await attachImages(queries, imageIds, caller, { private: true })
        await queries.query(
          'DELETE FROM images WHERE image_id = ANY((SELECT image_ids FROM certificates WHERE user_id = $1)::text[])',
          [userId],
        )
        await queries.query(
          `INSERT INTO certificates (user_id, real_name_sealed, doc_type, doc_no_sealed, country_code, image_ids) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (user_id) DO UPDATE SET real_name_sealed = excluded.real_name_sealed, doc_type = excluded.doc_type,
             doc_no_sealed = excluded.doc_no_sealed, country_code = excluded.country_code, image_ids = excluded.image_ids, submitted_at = now()`,
          [
            userId,
            sealText(secret, CERTIFICATE_SEAL, realName),
            docType,
            sealText(secret, CERTIFICATE_SEAL, docNo),
            countryCode,
            images,
          ],
        )
      })
      return mine(userId)
    }),
    handle(usercenterDeletecollection, async ({ codes }, { caller }) => {
      const { userId } = signedIn(caller)
      await db.query('DELETE FROM collections WHERE user_id = $1 AND broker_code = ANY($2)', [userId, codes])
      return (await db.one<{ count: number }>('SELECT count(*)::integer AS count FROM collections WHERE user_id = $1', [
        userId,
      ]))!
    }),
  ]
}
