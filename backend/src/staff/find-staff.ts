import type { StaffMember } from 'calls/entities/staff-member'
import { staffRoles } from 'calls/entities/staff-member'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { findOwnClaim } from '../enterprise/claim-rows.ts'
import { staffColumns, staffTables } from './staff-rows.ts'
import type { StaffRow } from './staff-rows.ts'

/** One staff member; 404/3001 for an unknown one. */
export async function findStaff(queries: Queries, staffId: string): Promise<StaffRow> {
  const row = await queries.one<StaffRow>(`SELECT ${staffColumns} FROM ${staffTables} WHERE s.staff_id = $1`, [staffId])
  if (!row) throw new Refusal(errorCodes.notFound)
  return row
}

/**
 * A staff member and the caller's role in the same enterprise, which is locked: if two owners leave at the same time, the second sees that
 * the first has left. 403/2004 if the caller is not on its staff.
 */
export async function lockStaff(
  queries: Queries,
  staffId: string,
  userId: string,
): Promise<{ member: StaffRow; role: StaffMember['role'] }> {
  const { enterprise_id } = await findStaff(queries, staffId)
  const { role } = await findOwnClaim(queries, enterprise_id, userId, staffRoles, { lock: true })
  return { member: await findStaff(queries, staffId), role: role! }
}

/** 409/3105 if this is the only active owner. */
export async function keepAnOwner(queries: Queries, member: StaffRow): Promise<void> {
  if (member.role !== 'owner' || member.state !== 'active') return
  const other = await queries.one(
    `SELECT staff_id FROM enterprise_staff WHERE enterprise_id = $1 AND role = 'owner' AND state = 'active' AND staff_id <> $2`,
    [member.enterprise_id, member.staff_id],
  )
  if (!other) throw new Refusal(errorCodes.lastOwner)
}
