import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { findClaim } from '../enterprise/claim-rows.ts'
import { moveClaim } from '../enterprise/move-claim.ts'
import { endWork } from './change-staff.ts'
import { findStaff, keepAnOwner } from './find-staff.ts'

/**
 * Ends a user's membership of all staff because the account is deleted, and erases the address. An approved enterprise left without an
 * owner is suspended by the system, so that the last owner can leave.
 */
export async function leaveEnterprises(queries: Queries, userId: string): Promise<void> {
  const rows = await queries.query<{ staff_id: string; enterprise_id: string }>(
    `SELECT staff_id, enterprise_id FROM enterprise_staff WHERE user_id = $1 AND state = 'active' ORDER BY enterprise_id`,
    [userId],
  )
  for (const { staff_id, enterprise_id } of rows) {
    const claim = await findClaim(queries, enterprise_id, userId, { lock: true })
    const member = await findStaff(queries, staff_id)
    const isLast = await keepAnOwner(queries, member).then(() => false, asLastOwner)
    await endWork(queries, member, null)
    if (isLast && claim.state === 'approved')
      await moveClaim(queries, claim, 'suspend', { userId: null, reason: 'No owner is left.' })
  }
  await queries.query(`UPDATE enterprise_staff SET email = '' WHERE user_id = $1`, [userId])
}

function asLastOwner(error: unknown): true {
  if (error instanceof Refusal && error.errorCode === errorCodes.lastOwner) return true
  throw error
}
