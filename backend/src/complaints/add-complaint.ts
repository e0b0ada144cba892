import type { dealerComplaintadd } from 'calls/complaints'
import type { Complaint } from 'calls/entities/complaint'
import type { Db } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { attachImages } from '../images/attach-images.ts'
import { lockWriter } from '../lock-writer.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { complaintColumns, complaintEventColumns, toComplaint } from './complaint-rows.ts'
import type { ComplaintEventRow, ComplaintRow } from './complaint-rows.ts'

/** Files a complaint to a broker; 404/3001 for an unknown one. The contact is stored, but never returned. */
export async function addComplaint(
  db: Db,
  reference: ReferenceData,
  input: CallParsed<typeof dealerComplaintadd>,
  caller: Caller,
): Promise<Complaint> {
  const { userId } = signedIn(caller)
  const { traderCode, reason, content, amount, contact } = input
  const broker = (await entriesByCode(db, reference, [traderCode])).get(traderCode)
  if (!broker) throw new Refusal(errorCodes.notFound)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const images = await attachImages(queries, input.imageIds, caller, { private: true })
    const row = await queries.one<ComplaintRow>(
      `INSERT INTO complaints AS k (code, broker_code, user_id, reason, lang, content, amount, currency, contact)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${complaintColumns}`,
      [
        randomBytes(10).toString('hex'),
        traderCode,
        userId,
        reason,
        caller.lang,
        content,
        amount?.amount,
        amount?.currency,
        contact,
      ],
    )
    const events = await queries.query<ComplaintEventRow>(
      `WITH e AS (INSERT INTO complaint_events (complaint_code, action, to_state, actor, user_id, image_ids)
                  VALUES ($1, 'publish', 'open', 'author', $2, $3) RETURNING *)
       SELECT ${complaintEventColumns} FROM e LEFT JOIN users u ON u.user_id = e.user_id`,
      [row!.code, userId, images],
    )
    return toComplaint(row!, broker, events)
  })
}
