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
import { createRefusalLog } from 'platform/api/refusal-log'
import type { RefusalLog } from 'platform/api/refusal-log'
import { createRouter } from 'platform/api/router'
import { invokeWith, runCall } from 'platform/api/run-call'
import { createAnswerCache } from 'platform/api/steps/answer-cache'
import type { Log } from 'platform/api/envelope'
import { createRunOnce } from 'platform/api/steps/idempotency'
import { matchCalls } from 'platform/api/steps/match-call'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { isLocalOrigin } from 'shared-state/contract/local-origin'
import { accountDataHandlers } from './account-data/account-data-handlers.ts'
import { accountListHandlers } from './account-lists/account-list-handlers.ts'
import { createAccessTokens } from './accounts/access-tokens.ts'
import { mailGateway } from './accounts/mail-outbox.ts'
import { logoutCookies, SESSION_COOKIE } from './accounts/session-cookies.ts'
import type { SmtpSettings } from './accounts/smtp-mail.ts'
import { adHandlers } from './ads/ad-handlers.ts'
import type { ActiveReleases } from './area-lists/active-releases.ts'
import { cachePerAreaLists } from './area-lists/cache-per-area-lists.ts'
import { articleDeskHandlers } from './article-desk/article-desk-handlers.ts'
import { botCheckHandlers } from './bot-check/bot-check-handlers.ts'
import { createBotCheck } from './bot-check/bot-check.ts'
import { brokerHandlers } from './brokers/broker-handlers.ts'
import { createBrokerReader } from './brokers/broker-reader.ts'
import { createBrokerLists } from './brokers/broker-list.ts'
import { brokerRecordHandlers } from './brokers/broker-record-handlers.ts'
import { createBrokerSearch } from './brokers/broker-search.ts'
import { createLeadingBrokers } from './brokers/leading-brokers.ts'
import { calendarHandlers } from './calendar/calendar-handlers.ts'
import { commentHandlers } from './comments/comment-handlers.ts'
import { createCommentLinks } from './comments/comment-links.ts'
import { commentWritingHandlers } from './comments/comment-writing-handlers.ts'
import type { TranslatorSettings } from './comments/translator.ts'
import { compareHandlers } from './compare/compare-handlers.ts'
import { complaintCaseHandlers } from './complaint-case/complaint-case-handlers.ts'
import { complaintHandlers } from './complaints/complaint-handlers.ts'
import { contactHandlers } from './contact/contact-handlers.ts'
import { cooperationHandlers } from './cooperation/cooperation-handlers.ts'
import { countryHandlers } from './countries/country-handlers.ts'
import { downloadHandlers } from './downloads/download-handlers.ts'
import { educationHandlers } from './education/education-handlers.ts'
import { createGlossary } from './education/glossary.ts'
import { learningHandlers } from './education/learning-handlers.ts'
import { createTitles } from './education/titles.ts'
import { enterpriseHandlers } from './enterprise/enterprise-handlers.ts'
import { exposureCaseHandlers } from './exposure-case/exposure-case-handlers.ts'
import { exposureHandlers } from './exposure/exposure-handlers.ts'
import { feedHandlers } from './feed/feed-handlers.ts'
import { flashHandlers } from './flash/flash-handlers.ts'
import { createGeoDatabase } from './geo/geo-database.ts'
import { geoHandlers } from './geo/geo-handlers.ts'
import { homeHandlers } from './home/home-handlers.ts'
import { createPictureStore } from './images/store-picture.ts'
import { invokeHandlers } from './invoke/invoke-handlers.ts'
import { legalNoticeHandlers } from './legal-notices/legal-notice-handlers.ts'
import { liveRoomHandlers } from './live-rooms/live-room-handlers.ts'
import { marketAnalysisHandlers } from './market-analysis/market-analysis-handlers.ts'
import { createLinkFollower, type FollowLinks } from './market/follow-links.ts'
import { listingHandlers } from './market/listing-handlers.ts'
import { listingWritingHandlers } from './market/listing-writing-handlers.ts'
import { createNearWords } from './matching/near-words.ts'
import { moderationHandlers } from './moderation/moderation-handlers.ts'
import { noticeHandlers } from './notices/notice-handlers.ts'
import { oauthHandlers } from './oauth2/oauth-handlers.ts'
import { outsideNewsHandlers } from './outside-news/outside-news-handlers.ts'
import { pageHandlers } from './pages/page-handlers.ts'
import { providerHandlers } from './providers/provider-handlers.ts'
import { rankingHandlers } from './ranking/ranking-handlers.ts'
import { marketHandlers } from './rates/market-handlers.ts'
import { createReferenceRates } from './rates/reference-rates.ts'
import { callerOf, readCaller } from './read-caller.ts'
import { createReferenceData } from './reference/reference-data.ts'
import { regulatorHandlers } from './regulators/regulator-handlers.ts'
import { createReviewChecks } from './review-checks/review-checks.ts'
import { riskReportHandlers } from './risk-report/risk-report-handlers.ts'
import { searchHandlers } from './search/search-handlers.ts'
import { softwareHandlers } from './software/software-handlers.ts'
import { staffHandlers } from './staff/staff-handlers.ts'
import { staticFileHandlers } from './static-files/static-file-handlers.ts'
import type { EventLog } from './statistics/event-log.ts'
import { statisticsHandlers } from './statistics/statistics-handlers.ts'
import { surveyDeskHandlers } from './survey-desk/survey-desk-handlers.ts'
import { surveyHandlers } from './surveys/survey-handlers.ts'
import { swiftHandlers } from './swift-codes/swift-handlers.ts'
import { tradeCostHandlers } from './trade-costs/trade-cost-handlers.ts'
import { toolHandlers } from './tools/tool-handlers.ts'
import { messageHandlers } from './user-messages/message-handlers.ts'
import { userHandlers } from './users/user-handlers.ts'
import { createUserDeps } from './users/user-deps.ts'
import type { UserSettings } from './users/user-deps.ts'
import { vpsHandlers } from './vps/vps-handlers.ts'
import { vpsRequestHandlers } from './vps-requests/vps-request-handlers.ts'

export interface ApiDeps {
  db: Db
  settings: UserSettings & {
    smtp?: SmtpSettings | undefined
    opsOrigin?: string | undefined
    liveStreamUrl?: string | undefined
    videoUrl?: string | undefined
    cityDatabase?: string | undefined
    positionsUrl?: string | undefined
    contestsUrl?: string | undefined
    translator?: TranslatorSettings | undefined
    botCheckTries: number
  }
  secrets: { session: Uint8Array }
  /** The log that counted events are written to; its creator closes it. */
  events: EventLog
  /** The active releases with the list entries of their areas. */
  releases: ActiveReleases
  /** Awaited before a successful write is answered. Default: nothing. */
  afterWrite?: () => Promise<void>
  /** Finds where links in listings redirect to. Default: over the internet. */
  followLinks?: FollowLinks
  /** Number of the latest revocation of a release; default: none. */
  releaseEpoch?: () => number
  /** Handlers of the calls that the platform implements. */
  platformHandlers: CallHandler[]
  /** Log of refused access. Default: `log`. */
  refusals?: RefusalLog
  log: Log
}

export interface Api {
  /** Serves everything under /api, /oauth2, /wikifxweb-v1, /homefuc and /ip; other addresses pass through. */
  router: Router
  /** Runs a call without HTTP, for server rendering and for calls that use others. */
  invoke: InvokeCall
  /** The caller of a page request, by its session cookie. */
  callerOf(request: Request, sessionCookie?: string): Promise<Caller>
}

/** The backend: one handler per declared call, run by the same steps over HTTP and in-process. */
export function createApi({
  db,
  settings,
  secrets,
  events,
  log,
  releases,
  releaseEpoch = () => 0,
  platformHandlers,
  refusals = createRefusalLog(log),
  followLinks = createLinkFollower({ userAgent: `Brokerlens link check (+${settings.origin})` }),
  afterWrite,
}: ApiDeps): Api {
  const tokens = createAccessTokens(secrets.session)
  followDataChanges(db, log)
  const steps = {
    cache: cachePerAreaLists(createAnswerCache(), releases),
    runOnce: createRunOnce(db, keyFor(secrets.session, 'idempotency')),
    checkAnswers: settings.environment === 'development',
    refusals,
    log,
    afterWrite,
  }
  const handlerOf = new Map<CallDeclaration, CallHandler>()
  const invoke = invokeWith(handlerOf, steps)
  const used = { db, settings, secrets, events, log, releases, followLinks, platformHandlers }
  const handlers = allHandlers(used, tokens, invoke)
  for (const handler of handlers) handlerOf.set(handler.call, handler)

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
  {
    db,
    settings,
    secrets,
    events,
    log,
    releases,
    followLinks,
    platformHandlers,
  }: ApiDeps & { followLinks: FollowLinks },
  tokens: ReturnType<typeof createAccessTokens>,
  invoke: InvokeCall,
): CallHandler[] {
  const reference = createReferenceData(db)
  const nearWords = createNearWords(db)
  const readBrokers = createBrokerReader(db, reference)
  const deps = {
    db,
    reference,
    readBrokers,
    brokerLists: createBrokerLists(db, reference, nearWords, readBrokers),
    brokerSearch: createBrokerSearch(db, reference, nearWords),
    leadingBrokers: createLeadingBrokers(db, reference),
    nearWords,
    titles: createTitles(db),
    glossary: createGlossary(db),
    commentLinks: createCommentLinks(secrets.session),
    reviewChecks: createReviewChecks(db, secrets.session, log),
    storePicture: createPictureStore(db),
    botCheck: createBotCheck(db, secrets.session, settings.botCheckTries),
    geo: createGeoDatabase(),
    referenceRates: createReferenceRates(db),
    mail: mailGateway(settings),
    events,
    releases,
    log,
  }
  const userDeps = createUserDeps(deps, settings, secrets.session)
  const handlers = [
    ...brokerHandlers(deps),
    ...brokerRecordHandlers(deps),
    ...riskReportHandlers(deps),
    ...rankingHandlers(deps),
    ...compareHandlers(deps),
    ...commentHandlers(deps, settings.translator),
    ...commentWritingHandlers(deps),
    ...complaintHandlers(deps, secrets.session),
    ...complaintCaseHandlers(deps, secrets.session),
    ...feedHandlers(deps),
    ...exposureHandlers(deps),
    ...exposureCaseHandlers(deps, secrets.session),
    ...legalNoticeHandlers(deps, { secret: secrets.session, origin: settings.origin }),
    ...educationHandlers(deps, settings.videoUrl),
    ...articleDeskHandlers(deps),
    ...learningHandlers(deps),
    ...outsideNewsHandlers(deps),
    ...calendarHandlers(deps),
    ...flashHandlers(deps),
    ...regulatorHandlers(deps),
    ...toolHandlers(deps),
    ...swiftHandlers(deps),
    ...surveyHandlers(deps),
    ...surveyDeskHandlers(deps),
    ...listingHandlers(deps, secrets.session),
    ...listingWritingHandlers({ ...deps, followLinks, origin: settings.origin }),
    ...tradeCostHandlers(deps),
    ...homeHandlers(deps),
    ...countryHandlers(deps),
    ...searchHandlers(deps),
    ...botCheckHandlers(deps),
    ...marketHandlers(deps, settings.positionsUrl),
    ...noticeHandlers(deps),
    ...contactHandlers(deps),
    ...cooperationHandlers(deps, settings.contestsUrl),
    ...downloadHandlers(deps),
    ...vpsHandlers(deps),
    ...vpsRequestHandlers(deps, secrets.session),
    ...softwareHandlers(deps),
    ...providerHandlers(deps),
    ...marketAnalysisHandlers(deps),
    ...adHandlers(deps),
    ...statisticsHandlers(deps),
    ...liveRoomHandlers(deps, settings.liveStreamUrl),
    ...accountListHandlers(deps),
    ...messageHandlers(deps, secrets.session),
    ...enterpriseHandlers(deps),
    ...staffHandlers(deps, settings.origin),
    ...moderationHandlers(deps, secrets.session),
    ...pageHandlers(),
    ...platformHandlers,
    handle(healthGet, async () => 'OK' as const),
    ...userHandlers(userDeps),
    ...accountDataHandlers(userDeps),
    ...oauthHandlers({ db, tokens, isLocal: isLocalOrigin(settings.origin) }),
    ...geoHandlers(deps, settings.cityDatabase),
    ...staticFileHandlers(invoke),
    ...invokeHandlers(invoke),
  ]
  const handled = new Set(handlers.map(handler => handler.call.name))
  const missing = allCalls.filter(call => !handled.has(call.name)).map(call => call.name)
  if (missing.length > 0) throw new Error(`declared calls without a handler: ${missing.join(', ')}`)
  return handlers
}
