import type { Exposure, ExposureEvent } from 'calls/entities/exposure'
import type { CaseAction } from 'calls/exposure-case/case-rules'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import { readCaseEvents } from '../exposure/case-events.ts'
import { readExposureRow } from '../exposure/exposure-detail.ts'
import { placePictures } from '../images/place-pictures.ts'
import { lockWriter } from '../lock-writer.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import type { StepWords } from './case-notices.ts'
import { lockForStep } from './check-step.ts'
import { moveCase } from './move-case.ts'

export interface Step extends StepWords {
  code: string
  action: CaseAction
  imageIds?: readonly string[] | undefined
  captions?: readonly string[] | undefined
}

export interface CaseDeps {
  db: Db
  reference: ReferenceData
}

/** Takes one step of a case in one transaction; what is open to whom is in calls/exposure-case/case-rules. */
export async function takeStep(
  { db, reference }: CaseDeps,
  { code, action, reasonCode, note, ...pictures }: Step,
  caller: Caller,
): Promise<{ exposure: Exposure; event: ExposureEvent }> {
  const eventId = await db.transaction(async queries => {
    await lockWriter(queries, signedIn(caller).userId)
    const { found, rule } = await lockForStep(queries, code, action, caller)
    const imageIds = await placePictures(queries, pictures, caller, { private: false })
    return moveCase(queries, found, rule, { reasonCode, note, imageIds }, caller)
  })
  const [exposure, events] = await Promise.all([
    readExposureRow(db, reference, code, caller.lang),
    readCaseEvents(db, code, caller.lang, { withPrivateNotes: true }),
  ])
  // Another step may have followed in the meantime.
  return { exposure, event: events.find(event => event.eventId === String(eventId))! }
}
