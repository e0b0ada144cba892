import { staffRoles } from 'calls/entities/staff-member'
import type { staffList } from 'calls/staff'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { findOwnClaim } from '../enterprise/claim-rows.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import { staffColumns, staffState, staffTables, toStaffMember } from './staff-rows.ts'
import type { StaffRow } from './staff-rows.ts'

const byRole = `array_position(ARRAY[${staffRoles.map(role => `'${role}'`).join(', ')}], s.role)`
const order = [{ sql: byRole }, { sql: 'lower(u.nick)', nullable: true }, { sql: 's.staff_id' }]

/** A page of an enterprise's staff; for its own staff only. */
export async function listStaff(
  db: Db,
  input: CallParsed<typeof staffList>,
  caller: Caller,
): Promise<CallOutput<typeof staffList>> {
  const { enterpriseId, state, role, pageIndex, pageSize } = input
  await findOwnClaim(db, enterpriseId, signedIn(caller).userId, staffRoles)
  const where = new Conditions()
  where.add(`s.enterprise_id = ${where.param(enterpriseId)}`)
  where.when(state, value => `${staffState} = ${value}`)
  where.when(role, value => `s.role = ${value}`)
  const counted = await db.one<{ total: number }>(
    `SELECT count(*)::integer AS total FROM enterprise_staff s ${where.where}`,
    where.params,
  )
  const total = counted?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total, false)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const filter = where.where
  const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
  const rows = await db.query<StaffRow>(
    `SELECT ${staffColumns} FROM ${staffTables} ${filter} ORDER BY ${orderBy(order)} ${limits}`,
    where.params,
  )
  return { items: rows.map(toStaffMember), total, pageIndex, pageSize }
}
