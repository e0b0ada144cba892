import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { hashOfSecret } from '../accounts/random-secrets.ts'
import { recordEvent } from '../audit-events.ts'
import { findClaim } from '../enterprise/claim-rows.ts'
import { lockWriter } from '../lock-writer.ts'
import { nextState } from '../next-state.ts'
import { notify } from '../user-messages/notify.ts'
import { findStaff } from './find-staff.ts'
import { staffTransitions } from './staff-transitions.ts'
import { joinedNotice } from './staff-notices.ts'
import type { StaffRow } from './staff-rows.ts'

/** Accepts the invitation of a mailed token, for the account with the invited address. Accepting it again changes nothing. */
export function acceptInvitation(db: Db, token: string, caller: Caller): Promise<StaffRow> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const { staff_id, enterprise_id } = await ofToken(queries, token)
    const claim = await findClaim(queries, enterprise_id, userId, { lock: true })
    const member = await findStaff(queries, staff_id)
    if (member.user_id === userId && member.state === 'active') return member
    if (member.state !== 'invited') throw new Refusal(errorCodes.gone)
    const user = await queries.one<{ nick: string; email: string | null }>(
      'SELECT nick, email FROM users WHERE user_id = $1',
      [userId],
    )
    if (user?.email !== member.email) throw new Refusal(errorCodes.notYours)
    if (claim.state !== 'approved') throw new Refusal(errorCodes.wrongState)
    if (claim.role !== null) throw new Refusal(errorCodes.exists)
    const state = nextState(staffTransitions, 'accept', member.state)
    await queries.query('UPDATE enterprise_staff SET state = $2, user_id = $3, expires_at = NULL WHERE staff_id = $1', [
      staff_id,
      state,
      userId,
    ])
    await recordEvent(queries, {
      kind: 'staff',
      targetId: staff_id,
      action: 'accept',
      from: member.state,
      to: state,
      userId,
    })
    const leaders = await queries.query<{ user_id: string }>(
      `SELECT user_id FROM enterprise_staff WHERE enterprise_id = $1 AND state = 'active' AND role IN ('owner', 'manager') AND user_id <> $2`,
      [enterprise_id, userId],
    )
    await notify(
      queries,
      leaders.map(leader => leader.user_id),
      joinedNotice(claim.name, user.nick, member.role),
    )
    return findStaff(queries, staff_id)
  })
}

async function ofToken(queries: Queries, token: string): Promise<Pick<StaffRow, 'staff_id' | 'enterprise_id'>> {
  const sql = 'SELECT staff_id, enterprise_id FROM enterprise_staff WHERE token_hash = $1'
  const row = await queries.one<Pick<StaffRow, 'staff_id' | 'enterprise_id'>>(sql, [hashOfSecret(token)])
  if (!row) throw new Refusal(errorCodes.gone)
  return row
}
