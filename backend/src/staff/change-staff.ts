import type { StaffMember } from 'calls/entities/staff-member'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { recordEvent } from '../audit-events.ts'
import { lockWriter } from '../lock-writer.ts'
import { nextState } from '../next-state.ts'
import { notify } from '../user-messages/notify.ts'
import { findStaff, keepAnOwner, lockStaff } from './find-staff.ts'
import { staffTransitions } from './staff-transitions.ts'
import { newRoleNotice, workEndedNotice } from './staff-notices.ts'
import type { StaffRow } from './staff-rows.ts'

/** Changes a member's role; setting the same role again changes nothing. */
export function setRole(db: Db, staffId: string, role: StaffMember['role'], caller: Caller): Promise<StaffRow> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const { member, role: own } = await lockStaff(queries, staffId, userId)
    if (own !== 'owner') throw new Refusal(errorCodes.roleMayNot)
    if (member.state !== 'active') throw new Refusal(errorCodes.wrongState)
    if (member.role === role) return member
    await keepAnOwner(queries, member)
    await queries.query('UPDATE enterprise_staff SET role = $2 WHERE staff_id = $1', [staffId, role])
    await recordEvent(queries, {
      kind: 'staff',
      targetId: staffId,
      action: 'setrole',
      from: member.role,
      to: role,
      userId,
    })
    if (member.user_id !== userId)
      await notify(queries, [member.user_id!], newRoleNotice(await nameOf(queries, member), role))
    return findStaff(queries, staffId)
  })
}

/** Removes a member from the staff, or withdraws an invitation; disabled and expired ones stay as they are. */
export function disableStaff(db: Db, staffId: string, caller: Caller): Promise<StaffRow> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const { member, role } = await lockStaff(queries, staffId, userId)
    const isOwn = member.user_id === userId
    const may = isOwn || role === 'owner' || (role === 'manager' && member.role !== 'owner')
    if (!may) throw new Refusal(errorCodes.roleMayNot)
    if (member.state === 'disabled' || member.state === 'expired') return member
    await keepAnOwner(queries, member)
    await endWork(queries, member, userId)
    if (!isOwn && member.user_id !== null)
      await notify(queries, [member.user_id], workEndedNotice(await nameOf(queries, member)))
    return findStaff(queries, staffId)
  })
}

/** Requires the member's enterprise to be locked. */
export async function endWork(queries: Queries, member: StaffRow, userId: string | null): Promise<void> {
  const action = member.state === 'invited' ? 'withdraw' : 'disable'
  const state = nextState(staffTransitions, action, member.state)
  await queries.query(
    `UPDATE enterprise_staff SET state = $2, expires_at = CASE WHEN $2 = 'expired' THEN now() ELSE expires_at END WHERE staff_id = $1`,
    [member.staff_id, state],
  )
  await recordEvent(queries, {
    kind: 'staff',
    targetId: member.staff_id,
    action,
    from: member.state,
    to: state,
    userId,
  })
}

const nameOf = async (queries: Queries, { enterprise_id }: StaffRow): Promise<string> =>
  (await queries.one<{ name: string }>('SELECT name FROM enterprises WHERE enterprise_id = $1', [enterprise_id]))
    ?.name ?? ''
