import { actorOfStep, stepFor } from 'calls/complaint-case/complaint-rules'
import type { ComplaintAction } from 'calls/complaint-case/complaint-rules'
import type { Complaint } from 'calls/entities/complaint'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { moveComplaint } from '../complaints/move-complaint.ts'
import { readComplaint } from '../complaints/read-complaints.ts'
import { placePictures } from '../images/place-pictures.ts'
import { lockWriter } from '../lock-writer.ts'
import { interestsIn } from '../moderation/interest.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { findComplaint } from './find-complaint.ts'

interface Step {
  code: string
  action: ComplaintAction
  note?: string | undefined
  imageIds?: readonly string[] | undefined
  captions?: readonly string[] | undefined
}

/**
 * Takes one step of the author in one transaction: 404/3001 as in findComplaint, 403/2004 for a moderator, 409/3101 in the wrong state. A
 * moderator's steps are in moderation/decide-complaint.
 */
export async function takeComplaintStep(
  { db, reference }: { db: Db; reference: ReferenceData },
  { code, action, note, ...pictures }: Step,
  caller: Caller,
): Promise<{ complaint: Complaint; event: Complaint['events'][number] }> {
  const { userId } = signedIn(caller)
  const eventId = await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const found = await findComplaint(queries, code, caller, { lock: true })
    if (!found.actors.includes(actorOfStep(action))) throw new Refusal(errorCodes.notYours)
    const rule = stepFor(action, found.state)
    if (!rule) throw new Refusal(errorCodes.wrongState)
    const imageIds = await placePictures(queries, pictures, caller, { private: true })
    const notified = await moderatorsOf(queries, code)
    return (await moveComplaint(queries, found, rule, { note, imageIds }, { userId, notified })).eventId
  })
  const complaint = await readComplaint(db, reference, code)
  // Another step may have followed in the meantime.
  return { complaint, event: complaint.events.find(event => event.eventId === String(eventId))! }
}

/** Moderators who have acted on a complaint, and still may. */
async function moderatorsOf(queries: Queries, code: string): Promise<string[]> {
  const rows = await queries.query<{ user_id: string }>(
    `SELECT DISTINCT u.user_id FROM complaint_events e JOIN users u USING (user_id)
     WHERE e.complaint_code = $1 AND e.actor = 'moderator' AND u.roles && ARRAY['moderator', 'ops']`,
    [code],
  )
  const may: string[] = []
  for (const { user_id } of rows)
    if ((await interestsIn(queries, 'complaint', [code], user_id)).size === 0) may.push(user_id)
  return may
}
