import type { Db } from 'database/db'
import type { Request } from 'express'
import type { Logger } from 'pino'
import { handle, type Caller } from 'platform/api/handle'
import { createRefusalLog } from 'platform/api/refusal-log'
import { Refusal } from 'platform/api/refusal'
import { createRouter } from 'platform/api/router'
import { invokeWith, runCall, type Steps } from 'platform/api/run-call'
import { matchCalls } from 'platform/api/steps/match-call'
import type { Releases } from 'platform/host/open-releases'
import type { Product } from 'platform/host/product'
import type { Rendering } from 'platform/host/start-rendering'
import { tabCalls } from 'platform/host/tabs/tab-calls'
import { errorCodes } from 'shared-state/api/error-codes'
import { sessionToken } from 'shared-state/api/session'
import { releasesBeacon, releasesBeacontoken } from 'shared-state/releases/beacon'
import { releasesRevoked } from 'shared-state/releases/revoked'

interface ApiDeps {
  origin: string
  secret: Uint8Array
  db: Db
  log: Logger
  snapshots: Releases['snapshots']
  rendering: Rendering
}

/** The calls that release code may make in this portal. */
export const calls = [releasesBeacon, releasesBeacontoken, releasesRevoked, sessionToken]

/** Nobody logs in here. */
const callerOf = async ({ ip = '' }: Request): Promise<Caller> => ({
  user: null,
  sessionId: null,
  authorised: false,
  lang: 'en',
  country: '',
  ip,
})

/** The API of a portal without a backend: the calls of open tabs about releases. Also provides the `Product` that the host needs. */
export function createApi({ origin, secret, db, log, snapshots, rendering: { health, votes } }: ApiDeps) {
  const isServed = ({ area, version }: { area: string; version: string }) =>
    snapshots.named.includes(`${area} ${version}`)
  const handlers = [
    ...tabCalls(db, secret, { health, votes, isServed }),
    handle(sessionToken, async () => {
      throw new Refusal(errorCodes.notLoggedIn)
    }),
  ]
  const refusals = createRefusalLog(log)
  const steps: Steps = {
    // No response is cached, and repeating one of these calls does no harm.
    cache: (_call, _input, _caller, answer) => answer(),
    runOnce: (_request, run) => run(),
    checkAnswers: false,
    refusals,
    log,
  }
  const product: Product = {
    calls,
    invoke: invokeWith(new Map(handlers.map(handler => [handler.call, handler])), steps),
    callerOf,
    sessionCookie: 'session',
    userOf: async () => null,
    countryOf: async () => undefined,
    itemsShown: () => [],
    forms: new Map(),
  }
  const router = createRouter({
    match: matchCalls(handlers),
    callerOf,
    run: request => runCall(request, steps),
    settings: { origin },
    endSession: () => [],
    epoch: () => snapshots.epoch,
    refusals,
    log,
  })
  return { router, product }
}
