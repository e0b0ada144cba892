import * as calls from 'calls/exposure-cases'
import type { Db } from 'database/db'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { StorePicture } from '../images/store-picture.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { checkPost } from './check-post.ts'
import { checkReason } from './check-reason.ts'
import { followCase } from './follow-case.ts'
import { endOfCase, ownCase } from './own-case.ts'
import { readContact } from './read-contact.ts'
import { reportCase } from './report-case.ts'
import { savePost } from './save-post.ts'
import { takeStep } from './take-step.ts'
import type { Step } from './take-step.ts'

/** Limits per user: new posts, saves of drafts, steps with reports, and follows; more than a person needs. */
const NEW_POSTS = { most: 20, seconds: 86_400 }
const SAVES = { most: 600, seconds: 3600 }
const STEPS = { most: 60, seconds: 3600 }
const FOLLOWS = { most: 600, seconds: 3600 }

interface Deps {
  db: Db
  reference: ReferenceData
  storePicture: StorePicture
}

/** Calls that act on one exposure; `secret` seals private contacts. */
export function exposureCaseHandlers(deps: Deps, secret: Uint8Array): CallHandler[] {
  const { db, storePicture } = deps
  const posts = createAttemptLimit(NEW_POSTS)
  const saves = createAttemptLimit(SAVES)
  const steps = createAttemptLimit(STEPS)
  const follows = createAttemptLimit(FOLLOWS)
  const take = (caller: Caller, step: Step) => {
    spendAttempt(steps, signedIn(caller).userId)
    return takeStep(deps, step, caller)
  }
  return [
    handle(calls.exposureOwn, (input, { caller }) => ownCase(deps, secret, input, caller)),
    handle(calls.exposureClose, ({ code }, { caller }) => endOfCase(deps, code, caller)),
    handle(calls.exposureUpload, async ({ file }, { caller }) => ({
      image: await storePicture(file, caller, { private: false }),
    })),
    handle(calls.exposurePublish, async (input, { caller }) => {
      const { userId } = signedIn(caller)
      checkPost(input, caller.lang)
      spendAttempt(input.draft ? saves : steps, userId)
      if (input.code === undefined) spendAttempt(posts, userId)
      return { exposure: await savePost(deps, secret, input, caller) }
    }),
    handle(calls.exposureReport, async (input, { caller }) => {
      spendAttempt(steps, signedIn(caller).userId)
      return { ticketId: await reportCase(db, input, caller) }
    }),
    handle(calls.exposureFollow, (input, { caller }) => {
      spendAttempt(follows, signedIn(caller).userId)
      return followCase(db, input, caller)
    }),
    handle(calls.exposureResolve, (input, { caller }) => take(caller, { ...input, action: 'resolve' })),
    handle(calls.exposureAdd, ({ code, demand }, { caller }) => take(caller, { code, action: 'add', note: demand })),
    handle(calls.exposureGiveup, (input, { caller }) => take(caller, { ...input, action: 'giveup' })),
    handle(calls.exposureAppend, ({ content, ...input }, { caller }) =>
      take(caller, { ...input, action: 'append', note: content }),
    ),
    handle(calls.exposureReopen, (input, { caller }) => take(caller, { ...input, action: 'reopen' })),
    handle(calls.exposureBrokerreply, ({ content, ...input }, { caller }) =>
      take(caller, { ...input, action: 'reply', note: content }),
    ),
    handle(calls.exposureReview, ({ code, decision, reasonCode, reason }, { caller }) => {
      checkReason(decision, { reasonCode, field: 'reason', written: reason !== undefined }, caller.lang)
      return takeStep(deps, { code, action: decision, reasonCode, note: reason }, caller)
    }),
    handle(calls.exposureClosecase, ({ code, reasonCode, note }, { caller }) => {
      checkReason('close', { reasonCode, field: 'note', written: note !== undefined }, caller.lang)
      return takeStep(deps, { code, action: 'close', reasonCode, note }, caller)
    }),
    handle(calls.exposureContact, async ({ code }, { caller }) => ({
      contact: await readContact(db, secret, code, caller),
    })),
  ]
}
