import { openComplaintCalls } from 'calls/complaint-case/complaint-rules'
import type { complaintDetail } from 'calls/complaints'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import type { CallOutput } from 'shared-state/api/declare-call'
import { openText } from '../accounts/sealed-text.ts'
import { COMPLAINT_SEAL } from '../complaints/contact-seal.ts'
import { readComplaint } from '../complaints/read-complaints.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { findComplaint } from './find-complaint.ts'

/** A private complaint as its author, or a moderator, sees it (calls, complaint.detail). */
export async function ownComplaint(
  { db, reference }: { db: Db; reference: ReferenceData },
  secret: Uint8Array,
  code: string,
  caller: Caller,
): Promise<CallOutput<typeof complaintDetail>> {
  const { state, actors, contactSealed } = await findComplaint(db, code, caller)
  return {
    complaint: await readComplaint(db, reference, code),
    actions: openComplaintCalls(state, actors),
    // Another client that acts for the author does not need it.
    contact:
      actors.includes('author') && !caller.granted ? (openText(secret, COMPLAINT_SEAL, contactSealed) ?? null) : null,
  }
}
