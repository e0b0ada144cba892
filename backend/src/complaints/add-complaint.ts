import type { dealerComplaintadd } from 'calls/complaints'
import { stepFor } from 'calls/complaint-case/complaint-rules'
import type { Complaint } from 'calls/entities/complaint'
import type { Db } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { sealText } from '../accounts/sealed-text.ts'
import { placePictures } from '../images/place-pictures.ts'
import { lockWriter } from '../lock-writer.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { COMPLAINT_SEAL } from './contact-seal.ts'
import { moveComplaint } from './move-complaint.ts'
import { readComplaint } from './read-complaints.ts'

/** Files a private complaint about a broker; 404/3001 for an unknown one. `secret` seals the contact, which is not returned. */
export async function addComplaint(
  { db, reference }: { db: Db; reference: ReferenceData },
  secret: Uint8Array,
  { traderCode, reason, content, amount, contact, ...pictures }: CallParsed<typeof dealerComplaintadd>,
  caller: Caller,
): Promise<Complaint> {
  const { userId } = signedIn(caller)
  const code = randomBytes(10).toString('hex')
  await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const imageIds = await placePictures(queries, pictures, caller, { private: true })
    const row = await queries.one<{ name: string }>(
      `INSERT INTO complaints (code, broker_code, user_id, reason, lang, content, amount, currency, contact_sealed)
       SELECT $1, code, $3, $4, $5, $6, $7, $8, $9 FROM brokers WHERE code = $2
       RETURNING (SELECT show_name FROM brokers b WHERE b.code = complaints.broker_code) AS name`,
      [
        code,
        traderCode,
        userId,
        reason,
        caller.lang,
        content,
        amount?.amount,
        amount?.currency,
        sealText(secret, COMPLAINT_SEAL, contact),
      ],
    )
    if (!row) throw new Refusal(errorCodes.notFound)
    const filed = { code, state: 'new' as const, brokerName: row.name }
    await moveComplaint(queries, filed, stepFor('publish', 'new')!, { imageIds }, { userId, notified: [] })
  })
  return readComplaint(db, reference, code)
}
