import type { staffInvite } from 'calls/staff'
import type { Db, Queries } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import type { MailGateway } from '../accounts/mail.ts'
import { hashOfSecret, newSecret } from '../accounts/random-secrets.ts'
import { recordEvent } from '../audit-events.ts'
import { findOwnClaim } from '../enterprise/claim-rows.ts'
import { lockWriter } from '../lock-writer.ts'
import { findStaff } from './find-staff.ts'
import { invitationMail } from './invitation-mail.ts'
import { INVITATION_DAYS } from './staff-transitions.ts'
import type { StaffRow } from './staff-rows.ts'

interface Sender {
  mail: MailGateway
  origin: string
}

/** Invites an address and mails it the link. If the mail is not accepted there is no invitation: 503/5001. */
export async function inviteStaff(
  db: Db,
  { mail, origin }: Sender,
  { enterpriseId, email, role }: CallParsed<typeof staffInvite>,
  caller: Caller,
): Promise<StaffRow> {
  const { userId } = signedIn(caller)
  const to = email.toLowerCase()
  const token = newSecret()
  const made = await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const claim = await findOwnClaim(
      queries,
      enterpriseId,
      userId,
      role === 'owner' ? ['owner'] : ['owner', 'manager'],
      { lock: true },
    )
    if (claim.state !== 'approved') throw new Refusal(errorCodes.wrongState)
    await refuseTwice(queries, enterpriseId, to)
    const staffId = randomBytes(10).toString('hex')
    await queries.query(
      `INSERT INTO enterprise_staff (staff_id, enterprise_id, email, role, state, token_hash, expires_at)
       VALUES ($1, $2, $3, $4, 'invited', $5, now() + make_interval(days => $6))`,
      [staffId, enterpriseId, to, role, hashOfSecret(token), INVITATION_DAYS],
    )
    await recordEvent(queries, {
      kind: 'staff',
      targetId: staffId,
      action: 'invite',
      from: null,
      to: 'invited',
      userId,
    })
    const sender = await queries.one<{ nick: string }>('SELECT nick FROM users WHERE user_id = $1', [userId])
    return {
      member: await findStaff(queries, staffId),
      enterprise: claim.name,
      nick: sender?.nick ?? '',
      lang: await languageOf(queries, to, caller.lang),
    }
  })
  const { member, enterprise, nick, lang } = made
  try {
    await mail.send(invitationMail({ to, token, origin, enterprise, nick, role }, lang))
  } catch (error) {
    await db.query('DELETE FROM enterprise_staff WHERE staff_id = $1', [member.staff_id])
    throw error
  }
  return member
}

/** 409/3102 for an active member or a valid invitation; an expired invitation does not count. */
async function refuseTwice(queries: Queries, enterpriseId: string, email: string): Promise<void> {
  await queries.query(
    `UPDATE enterprise_staff SET state = 'expired' WHERE enterprise_id = $1 AND email = $2 AND state = 'invited' AND expires_at <= now()`,
    [enterpriseId, email],
  )
  const there = await queries.one(
    `SELECT s.staff_id FROM enterprise_staff s LEFT JOIN users u ON u.user_id = s.user_id
     WHERE s.enterprise_id = $1 AND ((s.state = 'invited' AND s.email = $2) OR (s.state = 'active' AND coalesce(u.email, s.email) = $2))`,
    [enterpriseId, email],
  )
  if (there) throw new Refusal(errorCodes.exists)
}

/** Users are addressed in their language, others in the sender's. */
async function languageOf(queries: Queries, email: string, ofSender: Language): Promise<Language> {
  const lang = (await queries.one<{ lang: string }>('SELECT lang FROM users WHERE email = $1', [email]))?.lang ?? ''
  return isPublicLanguage(lang) ? lang : ofSender
}
