import { allCalls } from 'calls/all-calls'
import { healthGet } from 'calls/health'
import type { Db } from 'database/db'
import type { Request, Router } from 'express'
import { readCookies } from 'platform/api/cookies'
import { followDataChanges } from 'platform/api/data-changes'
import { handle } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import type { InvokeCall } from 'platform/api/invocation'
import { keyFor } from 'platform/api/keys'
import { Refusal } from 'platform/api/refusal'
import { createRefusalLog } from 'platform/api/refusal-log'
import type { RefusalLog } from 'platform/api/refusal-log'
import { createRouter } from 'platform/api/router'
import { runCall } from 'platform/api/run-call'
import { createAnswerCache } from 'platform/api/steps/answer-cache'
import { errorAnswer } from 'platform/api/steps/envelope'
import type { Log } from 'platform/api/steps/envelope'
import { createRunOnce } from 'platform/api/steps/idempotency'
import { matchCalls } from 'platform/api/steps/match-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { isLocalOrigin } from 'shared-state/contract/local-origin'
import { accountListHandlers } from './account-lists/account-list-handlers.ts'
import { createAccessTokens } from './accounts/access-tokens.ts'
import { mailGateway } from './accounts/mail-outbox.ts'
import { logoutCookies, SESSION_COOKIE } from './accounts/session-cookies.ts'
import type { SmtpSettings } from './accounts/smtp-mail.ts'
import { adHandlers } from './ads/ad-handlers.ts'
import { keepAsListed } from './area-lists/keep-as-listed.ts'
import { botCheckHandlers } from './bot-check/bot-check-handlers.ts'
import { createBotCheck } from './bot-check/bot-check.ts'
import { brokerHandlers } from './brokers/broker-handlers.ts'
import { createBrokerLists } from './brokers/broker-list.ts'
import { brokerRecordHandlers } from './brokers/broker-record-handlers.ts'
import { createBrokerSearch } from './brokers/broker-search.ts'
import { calendarHandlers } from './calendar/calendar-handlers.ts'
import { commentHandlers } from './comments/comment-handlers.ts'
import { createCommentLinks } from './comments/comment-links.ts'
import { commentWritingHandlers } from './comments/comment-writing-handlers.ts'
import { compareHandlers } from './compare/compare-handlers.ts'
import { complaintHandlers } from './complaints/complaint-handlers.ts'
import { contactHandlers } from './contact/contact-handlers.ts'
import { cooperationHandlers } from './cooperation/cooperation-handlers.ts'
import { countryHandlers } from './countries/country-handlers.ts'
import { downloadHandlers } from './downloads/download-handlers.ts'
import { educationHandlers } from './education/education-handlers.ts'
import { createTitles } from './education/titles.ts'
import { enterpriseHandlers } from './enterprise/enterprise-handlers.ts'
import { exposureHandlers } from './exposure/exposure-handlers.ts'
import { feedHandlers } from './feed/feed-handlers.ts'
import { flashHandlers } from './flash/flash-handlers.ts'
import { createGeoDatabase } from './geo/geo-database.ts'
import { geoHandlers } from './geo/geo-handlers.ts'
import { homeHandlers } from './home/home-handlers.ts'
import { createPictureStore } from './images/store-picture.ts'
import { invokeHandlers } from './invoke/invoke-handlers.ts'
import { liveRoomHandlers } from './live-rooms/live-room-handlers.ts'
import { marketAnalysisHandlers } from './market-analysis/market-analysis-handlers.ts'
import { moderationHandlers } from './moderation/moderation-handlers.ts'
import { noticeHandlers } from './notices/notice-handlers.ts'
import { oauthHandlers } from './oauth2/oauth-handlers.ts'
import { pageHandlers } from './pages/page-handlers.ts'
import type { Parts } from './parts.ts'
import { providerHandlers } from './providers/provider-handlers.ts'
import { rankingHandlers } from './ranking/ranking-handlers.ts'
import { marketHandlers } from './rates/market-handlers.ts'
import { createReferenceRates } from './rates/reference-rates.ts'
import { callerOf, readCaller } from './read-caller.ts'
import { createReferenceData } from './reference/reference-data.ts'
import { regulatorHandlers } from './regulators/regulator-handlers.ts'
import { releaseHandlers, type ReleaseWatch } from './releases/release-handlers.ts'
import { createNearWords } from './search/near-words.ts'
import { searchHandlers } from './search/search-handlers.ts'
import { softwareHandlers } from './software/software-handlers.ts'
import { staffHandlers } from './staff/staff-handlers.ts'
import { staticFileHandlers } from './static-files/static-file-handlers.ts'
import type { EventLog } from './statistics/event-log.ts'
import { statisticsHandlers } from './statistics/statistics-handlers.ts'
import { toolHandlers } from './tools/tool-handlers.ts'
import { messageHandlers } from './user-messages/message-handlers.ts'
import { userHandlers } from './users/user-handlers.ts'
import { createUserParts } from './users/user-parts.ts'
import type { UserSettings } from './users/user-parts.ts'
import { vpsHandlers } from './vps/vps-handlers.ts'

export interface ApiDeps {
  db: Db
  settings: UserSettings & { smtp?: SmtpSettings | undefined; opsOrigin?: string | undefined }
  secrets: { session: Uint8Array }
  /** Where counted events are written; whoever made it closes it. */
  events: EventLog
  /** What the areas being served put into the site's lists. */
  releases: Parts['releases']
  /** Number of the newest revocation of a release; default: none. */
  releaseEpoch?: () => number
  /** Where browsers' reports on releases are counted; absent: they are not. */
  releaseWatch?: ReleaseWatch
  /** Where refused access is noted. Default: in `log`. */
  refusals?: RefusalLog
  log: Log
}

export interface Api {
  /** Answers everything under /api, /oauth2, /wikifxweb-v1, /homefuc and /ip; other addresses pass through. */
  router: Router
  /** A call without HTTP, for server rendering and for calls that answer others. */
  invoke: InvokeCall
  /** Who a page request comes from, by its session cookie. */
  callerOf(request: Request, sessionCookie?: string): Promise<Caller>
}

/** The backend: one handler per declared call, reached over HTTP and in-process by the same steps. */
export function createApi({
  db,
  settings,
  secrets,
  events,
  log,
  releases,
  releaseEpoch = () => 0,
  releaseWatch,
  refusals = createRefusalLog(log),
}: ApiDeps): Api {
  const tokens = createAccessTokens(secrets.session)
  followDataChanges(db, log)
  const steps = {
    cache: keepAsListed(createAnswerCache(), releases),
    runOnce: createRunOnce(db, keyFor(secrets.session, 'idempotency')),
    checkAnswers: settings.environment === 'development',
    refusals,
    log,
  }
  const invoke: InvokeCall = async ({ name, input, caller, idempotencyKey, reads }) => {
    const handler = byName.get(name)
    if (!handler) return errorAnswer(new Refusal(errorCodes.noSuchCall), caller.lang, log)
    return runCall({ handler, caller, readRaw: async () => input, key: idempotencyKey, reads }, steps)
  }
  const handlers = allHandlers(
    { db, settings, secrets, events, log, releases, ...(releaseWatch && { releaseWatch }) },
    tokens,
    invoke,
  )
  const byName = new Map(handlers.map(handler => [handler.call.name, handler]))

  const router = createRouter({
    match: matchCalls(handlers),
    callerOf: (request, { call }) => readCaller(db, tokens, request, call),
    run: request => runCall(request, steps),
    settings,
    endSession: request => (readCookies(request)[SESSION_COOKIE] ? logoutCookies(settings) : []),
    epoch: releaseEpoch,
    refusals,
    log,
  })
  return {
    router,
    callerOf: (request, sessionCookie) => callerOf(db, request, sessionCookie),
    invoke,
  }
}

function allHandlers(
  { db, settings, secrets, events, log, releases, releaseWatch }: ApiDeps,
  tokens: ReturnType<typeof createAccessTokens>,
  invoke: InvokeCall,
): CallHandler[] {
  const reference = createReferenceData(db)
  const nearWords = createNearWords(db)
  const parts: Parts = {
    db,
    reference,
    brokerLists: createBrokerLists(db, reference, nearWords),
    brokerSearch: createBrokerSearch(db, reference, nearWords),
    nearWords,
    titles: createTitles(db),
    commentLinks: createCommentLinks(secrets.session),
    storePicture: createPictureStore(db),
    botCheck: createBotCheck(db, secrets.session),
    geo: createGeoDatabase(),
    referenceRates: createReferenceRates(db),
    mail: mailGateway(settings),
    events,
    releases,
    log,
  }
  const handlers = [
    ...brokerHandlers(parts),
    ...brokerRecordHandlers(parts),
    ...rankingHandlers(parts),
    ...compareHandlers(parts),
    ...commentHandlers(parts),
    ...commentWritingHandlers(parts),
    ...complaintHandlers(parts),
    ...feedHandlers(parts),
    ...exposureHandlers(parts),
    ...educationHandlers(parts),
    ...calendarHandlers(parts),
    ...flashHandlers(parts),
    ...regulatorHandlers(parts),
    ...toolHandlers(parts),
    ...homeHandlers(parts),
    ...countryHandlers(parts),
    ...searchHandlers(parts),
    ...botCheckHandlers(parts),
    ...marketHandlers(parts),
    ...noticeHandlers(parts),
    ...contactHandlers(parts),
    ...cooperationHandlers(parts),
    ...downloadHandlers(parts),
    ...vpsHandlers(parts),
    ...softwareHandlers(parts),
    ...providerHandlers(parts),
    ...marketAnalysisHandlers(parts),
    ...adHandlers(parts),
    ...statisticsHandlers(parts),
    ...liveRoomHandlers(parts),
    ...accountListHandlers(parts),
    ...messageHandlers(parts),
    ...enterpriseHandlers(parts),
    ...staffHandlers(parts, settings.origin),
    ...moderationHandlers(parts, secrets.session),
    ...pageHandlers(),
    ...releaseHandlers(parts, secrets.session, releaseWatch),
    handle(healthGet, async () => 'OK' as const),
    ...userHandlers(createUserParts(parts, settings, secrets.session)),
    ...oauthHandlers({ db, tokens, isLocal: isLocalOrigin(settings.origin) }),
    ...geoHandlers(parts),
    ...staticFileHandlers(invoke),
    ...invokeHandlers(invoke),
  ]
  const handled = new Set(handlers.map(handler => handler.call.name))
  const missing = allCalls.filter(call => !handled.has(call.name)).map(call => call.name)
  if (missing.length > 0) throw new Error(`declared calls without a handler: ${missing.join(', ')}`)
  return handlers
}
