import type { Request, Router } from 'express'
import { allCalls } from 'shared-state/calls/all-calls'
import { errorCodes } from 'shared-state/calls/error-codes'
import { healthGet } from 'shared-state/calls/health'
import { createAccessTokens } from '../accounts/access-tokens.ts'
import { createAttemptLimit } from '../accounts/attempt-limits.ts'
import { keyFor } from '../accounts/keys.ts'
import { folderOutbox } from '../accounts/mail-outbox.ts'
import { createMailedCodes } from '../accounts/mailed-codes.ts'
import { createPasswordCheck } from '../accounts/passwords.ts'
import type { Db } from '../db/db.ts'
import { isLocalOrigin } from '../settings.ts'
import type { Settings } from '../settings.ts'
import { createBrokerLists } from './brokers/broker-list.ts'
import { brokerHandlers } from './brokers/broker-handlers.ts'
import { calendarHandlers } from './calendar/calendar-handlers.ts'
import { commentHandlers } from './comments/comment-handlers.ts'
import { educationHandlers } from './education/education-handlers.ts'
import { createTitles } from './education/titles.ts'
import { exposureHandlers } from './exposure/exposure-handlers.ts'
import { flashHandlers } from './flash/flash-handlers.ts'
import { handle } from './handle.ts'
import type { CallHandler, Caller } from './handle.ts'
import { homeHandlers } from './home/home-handlers.ts'
import type { Parts } from './parts.ts'
import { callerOf, readCaller } from './read-caller.ts'
import { createReferenceData } from './reference/reference-data.ts'
import { Refusal } from './refusal.ts'
import { regulatorHandlers } from './regulators/regulator-handlers.ts'
import { createRouter } from './router.ts'
import { runCall } from './run-call.ts'
import { createAnswerCache } from './steps/answer-cache.ts'
import { errorAnswer } from './steps/envelope.ts'
import type { Answer, Log } from './steps/envelope.ts'
import { createRunOnce } from './steps/idempotency.ts'
import { matchCalls } from './steps/match-call.ts'
import { toolHandlers } from './tools/tool-handlers.ts'
import { accountHandlers } from './users/account-handlers.ts'
import { LOGIN_TRIES } from './users/login.ts'
import { userHandlers } from './users/user-handlers.ts'

export interface ApiDeps {
  db: Db
  settings: Pick<Settings, 'origin' | 'dataDir' | 'cookieHost' | 'environment'>
  secrets: { session: Uint8Array }
  log: Log
}

export interface Invocation {
  name: string
  input: unknown
  caller: Caller
  idempotencyKey?: string
}

export interface Api {
  /** Answers everything under /api, /oauth2, /wikifxweb-v1, /homefuc and /ip; other addresses pass through. */
  router: Router
  /** A call without HTTP, for server rendering: the same steps, but the caller is known already. Never rejects. */
  invoke(call: Invocation): Promise<Answer>
  /** Who a page request comes from, by its session cookie. */
  callerOf(request: Request): Promise<Caller>
}

/** Mails with codes that one address of a caller may ask for. */
const MAILS_BY_IP = { most: 100, seconds: 3600 }

/** The backend: one handler per declared call, reached over HTTP and in-process by the same steps. */
export function createApi({ db, settings, secrets, log }: ApiDeps): Api {
  const tokens = createAccessTokens(secrets.session)
  const steps = {
    cache: createAnswerCache(),
    runOnce: createRunOnce(db, keyFor(secrets.session, 'idempotency')),
    checkAnswers: settings.environment === 'development',
    log,
  }
  const handlers = allHandlers({ db, settings, secrets, log }, tokens)
  const byName = new Map(handlers.map(handler => [handler.call.name, handler]))

  const router = createRouter({
    match: matchCalls(handlers),
    callerOf: (request, { call }) => readCaller(db, tokens, request, call),
    run: request => runCall(request, steps),
    settings,
    log,
  })
  return {
    router,
    callerOf: request => callerOf(db, request),
    async invoke({ name, input, caller, idempotencyKey }) {
      const handler = byName.get(name)
      if (!handler) return errorAnswer(new Refusal(errorCodes.noSuchCall), caller.lang, log)
      return runCall({ handler, caller, readRaw: async () => input, key: idempotencyKey }, steps)
    },
  }
}

function allHandlers({ db, settings, secrets }: ApiDeps, tokens: ReturnType<typeof createAccessTokens>): CallHandler[] {
  const reference = createReferenceData(db)
  const parts: Parts = { db, reference, brokerLists: createBrokerLists(db, reference), titles: createTitles(db) }
  const passwords = createPasswordCheck()
  const account = {
    db,
    cookies: settings,
    tokens,
    codes: createMailedCodes(db, secrets.session),
    mail: folderOutbox({ dataDir: settings.dataDir, isLocal: isLocalOrigin(settings.origin) }),
    guard: { passwords, byAccount: createAttemptLimit(LOGIN_TRIES.account), byIp: createAttemptLimit(LOGIN_TRIES.ip) },
    mailsByIp: createAttemptLimit(MAILS_BY_IP),
  }
  const user = { db, passwords, oldPasswordTries: createAttemptLimit(LOGIN_TRIES.account) }
  const handlers = [
    ...brokerHandlers(parts),
    ...commentHandlers(parts),
    ...exposureHandlers(parts),
    ...educationHandlers(parts),
    ...calendarHandlers(parts),
    ...flashHandlers(parts),
    ...regulatorHandlers(parts),
    ...toolHandlers(parts),
    ...homeHandlers(parts),
    handle(healthGet, async () => 'OK' as const),
    ...accountHandlers(account),
    ...userHandlers(user),
  ]
  const handled = new Set(handlers.map(handler => handler.call.name))
  const missing = allCalls.filter(call => !handled.has(call.name)).map(call => call.name)
  if (missing.length > 0) throw new Error(`declared calls without a handler: ${missing.join(', ')}`)
  return handlers
}
