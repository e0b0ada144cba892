import * as calls from 'calls/moderation'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { signedIn } from 'platform/api/signed-in'
import type { ReferenceData } from '../reference/reference-data.ts'
import { readCase } from './case-detail.ts'
import { decide } from './decide.ts'
import type { CaseContext } from './moderation-case.ts'
import { readQueue } from './queue.ts'
import { takeItem } from './take-item.ts'

/** Moderators' own changes of holds per hour: each is recorded for good. */
const HOLDS = { most: 300, seconds: 3600 }

interface ModerationDeps {
  db: Db
  reference: ReferenceData
}

/** Calls for moderators; `secret` opens the sealed fields of certificates and of requests for a VPS. */
export function moderationHandlers({ db, reference }: ModerationDeps, secret: Uint8Array): CallHandler[] {
  const holds = createAttemptLimit(HOLDS)
  const contextOf = (caller: Caller): CaseContext => ({
    db,
    reference,
    secret,
    lang: caller.lang,
    userId: signedIn(caller).userId,
  })
  return [
    handle(calls.moderationQueue, (input, { caller }) => readQueue(contextOf(caller), input)),
    handle(calls.moderationDetail, ({ kind, id }, { caller }) => readCase(contextOf(caller), kind, id)),
    handle(calls.moderationDecide, (input, { caller }) => decide({ db, reference }, input, caller)),
    handle(calls.moderationClaim, (input, { caller }) => {
      spendAttempt(holds, signedIn(caller).userId)
      return takeItem(contextOf(caller), input)
    }),
  ]
}
