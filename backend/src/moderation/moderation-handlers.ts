import * as calls from 'calls/moderation'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import { decide } from './decide.ts'
import { readCase, readQueue } from './queue.ts'

/** Calls for moderators; `secret` opens the sealed fields of certificates. */
export function moderationHandlers({ db }: { db: Db }, secret: Uint8Array): CallHandler[] {
  return [
    handle(calls.moderationQueue, (input, { caller }) =>
      readQueue({ db, secret, lang: caller.lang, userId: signedIn(caller).userId }, input),
    ),
    handle(calls.moderationDetail, ({ kind, id }, { caller }) =>
      readCase({ db, secret, lang: caller.lang, userId: signedIn(caller).userId }, kind, id),
    ),
    handle(calls.moderationDecide, (input, { caller }) => decide(db, input, caller)),
  ]
}
