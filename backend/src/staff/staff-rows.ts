import type { StaffMember } from 'calls/entities/staff-member'

export interface StaffRow {
  staff_id: string
  enterprise_id: string
  user_id: string | null
  nick: string | null
  email: string
  role: StaffMember['role']
  state: StaffMember['state']
  invited_at: string
  expires_at: string | null
}

/** An invitation past its expiry is shown as `expired`, whatever state is stored (decisions 3). */
export const staffState = `CASE WHEN s.state = 'invited' AND s.expires_at <= now() THEN 'expired' ELSE s.state END`

export const staffColumns = `s.staff_id, s.enterprise_id, s.user_id, u.nick, s.email, s.role, ${staffState} AS state, s.invited_at, s.expires_at`
export const staffTables = 'enterprise_staff s LEFT JOIN users u ON u.user_id = s.user_id'

export const toStaffMember = (row: StaffRow): StaffMember => ({
  staffId: row.staff_id,
  userId: row.user_id,
  nick: row.nick,
  email: row.email,
  role: row.role,
  state: row.state,
  invitedAt: row.invited_at,
  expiresAt: row.expires_at,
})
