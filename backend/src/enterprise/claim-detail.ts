import type { enterpriseDetail, enterpriseMine } from 'calls/enterprise'
import type { Image } from 'calls/entities/image'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { toImages } from '../images/image-rows.ts'
import { isModerator } from '../is-moderator.ts'
import { holdActions } from '../moderation/holds.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { ownFirst } from '../users/own-enterprise.ts'
import { findClaim, toEnterprise } from './claim-rows.ts'
import type { ClaimRow } from './claim-rows.ts'

type Detail = CallOutput<typeof enterpriseDetail>

export async function claimDetail(
  db: Db,
  reference: ReferenceData,
  enterpriseId: string | undefined,
  caller: Caller,
): Promise<Detail> {
  const { userId } = signedIn(caller)
  const id = enterpriseId ?? (await ownClaims(db, userId))[0]?.enterpriseId
  if (id === undefined) return { enterprise: null, role: null, contact: null, events: [] }
  const row = await findClaim(db, id, userId)
  const moderates = isModerator(caller)
  if (row.role === null && !moderates) throw new Refusal(errorCodes.notYours)
  // Who works on a claim is for moderators only, in moderation.detail.
  const [enterprise, events] = await Promise.all([
    toEnterprise(db, reference, row),
    db.query<Detail['events'][number]>(
      `SELECT at, action, from_state AS "from", to_state AS "to", reason FROM audit_events
       WHERE kind = 'enterprise' AND target_id = $1 AND action <> ALL($2) ORDER BY at, event_id`,
      [id, holdActions],
    ),
  ])
  const seesContact = moderates || row.role === 'owner' || row.role === 'manager'
  const contact = seesContact
    ? {
        contactName: row.contact_name,
        contactEmail: row.contact_email,
        images: await imagesFor(db, row, moderates ? null : userId),
      }
    : null
  return { enterprise, role: row.role, contact, events }
}

/** A proof is visible only to the user who uploaded it, and to moderators (null). */
async function imagesFor(db: Db, row: ClaimRow, userId: string | null): Promise<Image[]> {
  if (userId === null) return toImages(row.images)
  const own = await db.query<{ id: string }>(
    'SELECT image_id AS id FROM images WHERE image_id = ANY($1) AND owner_id = $2',
    [row.image_ids, userId],
  )
  return toImages(row.images).filter(({ imageId }) => own.some(({ id }) => id === imageId))
}

export function ownClaims(db: Db, userId: string): Promise<CallOutput<typeof enterpriseMine>['items']> {
  return db.query(
    `SELECT e.enterprise_id AS "enterpriseId", e.name, e.kind, e.state, s.role FROM enterprises e JOIN enterprise_staff s USING (enterprise_id)
     WHERE s.user_id = $1 AND s.state = 'active' ORDER BY ${ownFirst}`,
    [userId],
  )
}
