import * as calls from 'calls/staff'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { notConfigured } from 'platform/api/not-configured'
import { signedIn } from 'platform/api/signed-in'
import type { MailGateway } from '../accounts/mail.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { disableStaff, setRole } from './change-staff.ts'
import { inviteStaff } from './invite-staff.ts'
import { listStaff } from './list-staff.ts'
import { toStaffMember } from './staff-rows.ts'

/** Limits per user: invitations, because they send mail to strangers, and attempts at tokens. */
const INVITATIONS = { most: 50, seconds: 86_400 }
const TOKENS = { most: 30, seconds: 3600 }
const noMail = { en: 'Mail is not configured on this site.', id: 'Email belum dikonfigurasi di situs ini.' }

export function staffHandlers({ db, mail }: { db: Db; mail: MailGateway | undefined }, origin: string): CallHandler[] {
  const invitations = createAttemptLimit(INVITATIONS)
  const tokens = createAttemptLimit(TOKENS)
  return [
    handle(calls.staffList, (input, { caller }) => listStaff(db, input, caller)),
    handle(calls.staffInvite, async (input, { caller }) => {
      if (!mail) throw notConfigured(noMail, caller.lang)
      spendAttempt(invitations, signedIn(caller).userId)
      return { staff: toStaffMember(await inviteStaff(db, { mail, origin }, input, caller)) }
    }),
    handle(calls.staffAccept, async ({ token }, { caller }) => {
      spendAttempt(tokens, signedIn(caller).userId)
      return { staff: toStaffMember(await acceptInvitation(db, token, caller)) }
    }),
    handle(calls.staffSetrole, async ({ staffId, role }, { caller }) => ({
      staff: toStaffMember(await setRole(db, staffId, role, caller)),
    })),
    handle(calls.staffDisable, async ({ staffId }, { caller }) => ({
      staff: toStaffMember(await disableStaff(db, staffId, caller)),
    })),
  ]
}
