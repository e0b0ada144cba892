import { declareCall } from 'shared-state/api/declare-call'
import { object, optional, strictObject } from 'shared-state/schema'
import { identifier, mailAddress, paging, text } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'
import { staffMember, staffRole, staffState } from './entities/staff-member.ts'

const section = 'Enterprise and staff'
const writing = { section, scope: 'security', method: 'POST', who: ['staff'] } as const
const theMember = object({ staff: staffMember })

/** Owners first, then by nickname. For all active staff of the enterprise. */
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
 * Mails an invitation that works once and for 7 days (decisions 3): for owners and managers, with role owner for owners alone,
 * of an approved enterprise. 409/3102 where the address is invited or active already; 501/5010 without a mail server.
 */
export const staffInvite = declareCall({
  name: 'staff.invite',
  ...writing,
  repeat: 'key',
  input: strictObject({ enterpriseId: identifier, email: mailAddress, role: staffRole }),
  output: theMember,
})

/**
 * Takes an invitation; `token` is that of the mail's link. 403/2004 unless the viewer's own address is the invited one, 410/3003
 * when it has expired or was used by someone else.
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

/** For owners. 409/3101 for who is not active, 409/3105 for the last owner. */
export const staffSetrole = declareCall({
  name: 'staff.setrole',
  ...writing,
  repeat: 'natural',
  input: strictObject({ staffId: identifier, role: staffRole }),
  output: theMember,
})

/**
 * Ends someone's work for the enterprise: owners for all, managers for all but owners, everyone for themselves. An invitation that
 * is open expires. 409/3105 for the last owner.
 */
export const staffDisable = declareCall({
  name: 'staff.disable',
  ...writing,
  repeat: 'natural',
  input: strictObject({ staffId: identifier }),
  output: theMember,
})
