import { vpsAsk } from 'calls/vps-requests'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { signedIn } from 'platform/api/signed-in'
import type { ReferenceData } from '../reference/reference-data.ts'
import { askForVps } from './ask-for-vps.ts'

/** Requests allowed per user. */
const REQUESTS = { most: 10, seconds: 86_400 }

/** `secret` seals the numbers of accounts. */
export function vpsRequestHandlers(deps: { db: Db; reference: ReferenceData }, secret: Uint8Array): CallHandler[] {
  const requests = createAttemptLimit(REQUESTS)
  return [
    handle(vpsAsk, async (input, { caller }) => {
      spendAttempt(requests, signedIn(caller).userId)
      return { request: await askForVps(deps, secret, input, caller) }
    }),
  ]
}
