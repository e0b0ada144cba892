import * as calls from 'shared-state/calls/moderation'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import type { Parts } from '../parts.ts'
import { decide } from './decide.ts'
import { readCase, readQueue } from './queue.ts'

/** What moderators do; `secret` opens what certificates keep sealed. */
export function moderationHandlers({ db }: Pick<Parts, 'db'>, secret: Uint8Array): CallHandler[] {
  return [
    handle(calls.moderationQueue, (input, { caller }) => readQueue({ db, secret, lang: caller.lang }, input)),
    handle(calls.moderationDetail, ({ kind, id }, { caller }) => readCase({ db, secret, lang: caller.lang }, kind, id)),
    handle(calls.moderationDecide, (input, { caller }) => decide(db, input, caller)),
  ]
}
