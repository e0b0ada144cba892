import { declareCall } from 'shared-state/api/declare-call'
import { object, optional, strictObject } from 'shared-state/schema'
import { identifier, mailAddress, paging, text } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'
import { staffMember, staffRole, staffState } from './entities/staff-member.ts'

const section = 'Enterprise and staff'
const writing = { section, scope: 'security', method: 'POST', who: ['staff'] } as const
const theMember = object({ staff: staffMember })

/** Owners first, then by nickname. Open to all active staff of the enterprise. */
export const staffList = declareCall({
  name: 'staff.list',
  section,
  scope: 'read',
  method: 'GET',
  who: ['staff'],
  input: strictObject({ enterpriseId: identifier, state: optional(staffState), role: optional(staffRole), ...paging }),
  output: pageOf(staffMember),
})

/**
 * Mails an invitation, valid once and for 7 days (decisions 3). Only owners and managers of an approved enterprise may invite, and
 * only owners may invite owners. 409/3102 if the address is already invited or active; 501/5010 without a mail server.
 */
export const staffInvite = declareCall({
  name: 'staff.invite',
  ...writing,
  repeat: 'key',
  input: strictObject({ enterpriseId: identifier, email: mailAddress, role: staffRole }),
  output: theMember,
})

/**
 * Accepts an invitation; `token` comes from the link in the mail. 403/2004 unless the viewer's own address is the invited one,
 * 410/3003 if it has expired or was used by someone else.
 */
export const staffAccept = declareCall({
  name: 'staff.accept',
  ...writing,
  scope: 'write',
  who: ['user'],
  repeat: 'natural',
  input: strictObject({ token: text(20, 200) }),
  output: theMember,
})

/** Only for owners. 409/3101 if the member is not active, 409/3105 for the last owner. */
export const staffSetrole = declareCall({
  name: 'staff.setrole',
  ...writing,
  repeat: 'natural',
  input: strictObject({ staffId: identifier, role: staffRole }),
  output: theMember,
})

/**
 * Disables a staff member: owners may disable anyone, managers anyone but owners, everyone themselves. An open
 * invitation expires. 409/3105 for the last owner.
 */
export const staffDisable = declareCall({
  name: 'staff.disable',
  ...writing,
  repeat: 'natural',
  input: strictObject({ staffId: identifier }),
  output: theMember,
})
