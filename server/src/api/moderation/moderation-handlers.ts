import * as calls from 'shared-state/calls/moderation'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import type { Parts } from '../parts.ts'
import { signedIn } from '../signed-in.ts'
import { decide } from './decide.ts'
import { readCase, readQueue } from './queue.ts'

/** What moderators do; `secret` opens what certificates keep sealed. */
export function moderationHandlers({ db }: Pick<Parts, 'db'>, secret: Uint8Array): CallHandler[] {
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
