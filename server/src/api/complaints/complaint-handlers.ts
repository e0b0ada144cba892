import * as calls from 'shared-state/calls/complaints'
import { createAttemptLimit } from '../../accounts/attempt-limits.ts'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import type { Parts } from '../parts.ts'
import { signedIn } from '../signed-in.ts'
import { spendAttempt } from '../spend-attempt.ts'
import { addComplaint } from './add-complaint.ts'

/** Complaints of one user. */
const COMPLAINTS = { most: 20, seconds: 86_400 }

export function complaintHandlers({ db, reference, storePicture }: Parts): CallHandler[] {
  const complaints = createAttemptLimit(COMPLAINTS)
  return [
    handle(calls.dealerComplaintadd, async (input, { caller }) => {
      spendAttempt(complaints, signedIn(caller).userId)
      return { complaint: await addComplaint(db, reference, input, caller) }
    }),
    handle(calls.dealerComplaintupload, async ({ file }, { caller }) => ({
      image: await storePicture(file, caller, { private: true }),
    })),
  ]
}
