import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import { openText } from '../accounts/sealed-text.ts'
import { recordEvent } from '../audit-events.ts'
import { checkNoInterest } from '../moderation/interest.ts'
import { CONTACT_SEAL } from './contact-seal.ts'
import { findCase } from './find-case.ts'

/** The private contact, for a moderator without an interest in the case (else 403/2004). The audit log records who has read it. */
export function readContact(db: Db, secret: Uint8Array, code: string, caller: Caller): Promise<string | null> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await checkNoInterest(queries, 'exposure', code, userId, caller.lang)
    const { state, contactSealed } = await findCase(queries, code, caller)
    if (contactSealed === null) return null
    await recordEvent(queries, { kind: 'exposure', targetId: code, action: 'contact', from: state, to: state, userId })
    return openText(secret, CONTACT_SEAL, contactSealed) ?? null
  })
}
