import * as calls from 'calls/enterprise'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { signedIn } from 'platform/api/signed-in'
import type { ReferenceData } from '../reference/reference-data.ts'
import { claimDetail, ownClaims } from './claim-detail.ts'
import { findClaim, toEnterprise } from './claim-rows.ts'
import { auditClaim, submitClaim } from './move-claim.ts'
import { saveClaim } from './save-claim.ts'
import { waitingReplies } from './waiting-replies.ts'

/** Saves and submissions allowed per user. */
const WRITES = { most: 60, seconds: 3600 }

export function enterpriseHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const writes = createAttemptLimit(WRITES)
  const answer = async (enterpriseId: string, caller: Caller) => ({
    enterprise: await toEnterprise(db, reference, await findClaim(db, enterpriseId, signedIn(caller).userId)),
  })
  return [
    handle(calls.enterpriseDetail, ({ enterpriseId }, { caller }) => claimDetail(db, reference, enterpriseId, caller)),
    handle(calls.enterpriseMine, async (_input, { caller }) => ({
      items: await ownClaims(db, signedIn(caller).userId),
    })),
    handle(calls.enterpriseSave, async (input, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      return answer(await saveClaim(db, input, caller), caller)
    }),
    handle(calls.enterpriseSubmit, async ({ enterpriseId }, { caller }) => {
      spendAttempt(writes, signedIn(caller).userId)
      await submitClaim(db, enterpriseId, caller)
      return answer(enterpriseId, caller)
    }),
    handle(calls.enterpriseAudit, async (input, { caller }) => {
      await auditClaim(db, input, caller)
      return answer(input.enterpriseId, caller)
    }),
    handle(calls.enterpriseReplies, (input, { caller }) => waitingReplies(db, reference, input, caller)),
  ]
}
