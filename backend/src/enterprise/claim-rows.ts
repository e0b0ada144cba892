import type { Enterprise } from 'calls/entities/enterprise'
import type { StaffMember } from 'calls/entities/staff-member'
import type { Db, Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { imagesColumn } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

export interface ClaimRow {
  enterprise_id: string
  kind: Enterprise['kind']
  broker_code: string | null
  name: string
  licence_no: string
  website: string
  state: Enterprise['state']
  reason: string | null
  submitted_at: string | null
  decided_at: string | null
  contact_name: string
  contact_email: string
  image_ids: string[]
  images: ImageRow[] | null
  /** The caller's role, null if they are not staff there. */
  role: StaffMember['role'] | null
}

/** A claim's columns of `enterprises e`; `userId` is the placeholder of the caller's id. */
export const claimColumns = (
  userId: string,
) => `e.enterprise_id, e.kind, e.broker_code, e.name, e.licence_no, e.website, e.state, e.reason,
  e.submitted_at, e.decided_at, e.contact_name, e.contact_email, e.image_ids, ${imagesColumn('e.image_ids')} AS images,
  (SELECT s.role FROM enterprise_staff s
   WHERE s.enterprise_id = e.enterprise_id AND s.user_id = ${userId} AND s.state = 'active') AS role`

/** One claim; 404/3001 for an unknown one. `lock` serialises changes to it and its staff. */
export async function findClaim(
  queries: Queries,
  enterpriseId: string,
  userId: string,
  { lock = false } = {},
): Promise<ClaimRow> {
  if (lock)
    await queries.query('SELECT enterprise_id FROM enterprises WHERE enterprise_id = $1 FOR NO KEY UPDATE', [
      enterpriseId,
    ])
  const row = await queries.one<ClaimRow>(
    `SELECT ${claimColumns('$2')} FROM enterprises e WHERE e.enterprise_id = $1`,
    [enterpriseId, userId],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  return row
}

/** As above, for its staff: 403/2004 for others, 403/2003 for roles not allowed. */
export async function findOwnClaim(
  queries: Queries,
  enterpriseId: string,
  userId: string,
  roles: readonly StaffMember['role'][],
  { lock = false } = {},
): Promise<ClaimRow> {
  const row = await findClaim(queries, enterpriseId, userId, { lock })
  if (row.role === null) throw new Refusal(errorCodes.notYours)
  if (!roles.includes(row.role)) throw new Refusal(errorCodes.roleMayNot)
  return row
}

export async function toEnterprise(db: Db, reference: ReferenceData, row: ClaimRow): Promise<Enterprise> {
  const brokers = await entriesByCode(db, reference, row.broker_code === null ? [] : [row.broker_code])
  return {
    enterpriseId: row.enterprise_id,
    kind: row.kind,
    broker: brokers.get(row.broker_code ?? '') ?? null,
    name: row.name,
    licenceNo: row.licence_no,
    website: row.website,
    state: row.state,
    reason: row.reason,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
  }
}
