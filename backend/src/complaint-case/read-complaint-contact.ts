import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import { openText } from '../accounts/sealed-text.ts'
import { recordEvent } from '../audit-events.ts'
import { COMPLAINT_SEAL } from '../complaints/contact-seal.ts'
import { checkNoInterest } from '../moderation/interest.ts'
import { findComplaint } from './find-complaint.ts'

/** The author's contact, for a moderator without an interest in the complaint (else 403/2004). The audit log records who has read it. */
export function readComplaintContact(db: Db, secret: Uint8Array, code: string, caller: Caller): Promise<string | null> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await checkNoInterest(queries, 'complaint', code, userId, caller.lang)
    const { state, contactSealed } = await findComplaint(queries, code, caller)
    await recordEvent(queries, { kind: 'complaint', targetId: code, action: 'contact', from: state, to: state, userId })
    return openText(secret, COMPLAINT_SEAL, contactSealed) ?? null
  })
}
