import * as calls from 'calls/complaints'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { signedIn } from 'platform/api/signed-in'
import type { ReferenceData } from '../reference/reference-data.ts'
import { ownComplaint } from './own-complaint.ts'
import { readComplaintContact } from './read-complaint-contact.ts'
import { takeComplaintStep } from './take-complaint-step.ts'

/** Steps allowed per user, more than a person needs. */
const STEPS = { most: 60, seconds: 3600 }

const actionOf = { settled: 'settle', withdrawn: 'withdraw' } as const

/** Calls that act on one private complaint; `secret` opens its contact. */
export function complaintCaseHandlers(deps: { db: Db; reference: ReferenceData }, secret: Uint8Array): CallHandler[] {
  const steps = createAttemptLimit(STEPS)
  return [
    handle(calls.complaintDetail, ({ code }, { caller }) => ownComplaint(deps, secret, code, caller)),
    handle(calls.complaintAppend, ({ content, ...input }, { caller }) => {
      spendAttempt(steps, signedIn(caller).userId)
      return takeComplaintStep(deps, { ...input, action: 'append', note: content }, caller)
    }),
    handle(calls.complaintClose, ({ code, outcome, note }, { caller }) => {
      spendAttempt(steps, signedIn(caller).userId)
      return takeComplaintStep(deps, { code, action: actionOf[outcome], note }, caller)
    }),
    handle(calls.complaintContact, async ({ code }, { caller }) => ({
      contact: await readComplaintContact(deps.db, secret, code, caller),
    })),
  ]
}
