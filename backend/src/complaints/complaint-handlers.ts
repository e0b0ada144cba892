import * as calls from 'calls/complaints'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { signedIn } from 'platform/api/signed-in'
import type { StorePicture } from '../images/store-picture.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { addComplaint } from './add-complaint.ts'

/** Complaints allowed per user. */
const COMPLAINTS = { most: 20, seconds: 86_400 }

interface ComplaintDeps {
  db: Db
  reference: ReferenceData
  storePicture: StorePicture
}

/** Calls that file a private complaint; `secret` seals its contact. */
export function complaintHandlers({ db, reference, storePicture }: ComplaintDeps, secret: Uint8Array): CallHandler[] {
  const complaints = createAttemptLimit(COMPLAINTS)
  return [
    handle(calls.dealerComplaintadd, async (input, { caller }) => {
      spendAttempt(complaints, signedIn(caller).userId)
      return { complaint: await addComplaint({ db, reference }, secret, input, caller) }
    }),
    handle(calls.dealerComplaintupload, async ({ file }, { caller }) => ({
      image: await storePicture(file, caller, { private: true }),
    })),
  ]
}
