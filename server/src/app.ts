import { join } from 'node:path'
import { brokerLogos } from 'backend/brokers/logo/broker-logos'
import { flags } from 'backend/countries/flags'
import { createApi } from 'backend/create-api'
import { images } from 'backend/image-files/images'
import { exposureFeeds } from 'backend/exposure/exposure-feeds'
import { feed } from 'backend/news-feed/feed'
import { calendarFiles } from 'backend/calendar/calendar-files'
import { exhibitionFiles } from 'backend/market-files/exhibition-files'
import { apiDocs } from 'backend/openapi/api-docs'
import { pagePictures } from 'backend/pictures/page-pictures'
import { sitemapKinds } from 'backend/sitemap/sitemap-kinds'
import { liveStream } from 'backend/live/live-stream'
import { oneClick, UNSUBSCRIBE_PATH } from 'backend/user-messages/one-click'
import { allCalls } from 'calls/all-calls'
import express, { type Express } from 'express'
import { ownOriginOf, sameOriginOnly } from 'platform/api/origin-check'
import { createRefusalLog } from 'platform/api/refusal-log'
import { releaseVerbs } from 'platform/host/control/release-verbs'
import { languageRedirect } from 'platform/host/http/language-redirect'
import { embeddedRequests } from 'platform/host/http/embedded-requests'
import { errorHandler } from 'platform/host/http/error-handler'
import { ownTargetOnly } from 'platform/host/http/own-target-only'
import { pageAddress } from 'platform/host/http/page-address'
import { pageForm } from 'platform/host/http/page-form'
import { pinVisitor } from 'platform/host/http/pin-visitor'
import { releaseApi } from 'platform/host/http/release-api'
import { releaseFiles } from 'platform/host/http/release-files'
import { robots } from 'platform/host/http/robots'
import { securityHeaders, withHeaders } from 'platform/host/http/security-headers'
import { siteFiles } from 'platform/host/http/site-files'
import { installable, workerPath } from 'platform/host/installable/installable'
import { opsConsole } from 'platform/host/ops/ops-console'
import { opsHost } from 'platform/host/ops/ops-host'
import { SpentTokens } from 'platform/host/releases/keys/spent-tokens'
import { VisitorCountries } from 'platform/host/page-cache/visitor-countries'
import { anonymousHelp } from 'platform/host/rendering/anonymous-help'
import { createCallCounts } from 'platform/host/rendering/call-counts'
import { FaultProbe } from 'platform/host/rendering/fault-probe'
import { pageHandlers } from 'platform/host/pages/page-handlers'
import { createReleaseTexts } from 'platform/host/rendering/release-texts'
import { createOffendingNetworks } from 'platform/host/rendering/offending-networks'
import { tabCalls } from 'platform/host/tabs/tab-calls'
import { sitemaps } from 'platform/host/sitemap/sitemaps'
import { SAMPLE_VIDEOS } from 'sample-data/sample-videos'
import { publicLanguages, textLanguages } from 'shared-state/i18n/languages'
import { LIVE_PATH } from 'shared-state/live/live-path'
import type { Portal } from './portal.ts'
import { consoleAccounts } from './product/console-accounts.ts'
import { opsPaths } from './product/ops-calls.ts'
import { product } from './product/product.ts'
import { siteIdentity } from './product/site-identity.ts'
import { videoFiles } from './product/video-files.ts'
import type { Serving } from './serving.ts'

/** The complete chain of a request, from top to bottom (docs/request-path.md). */
export function createApp(portal: Portal, serving: Serving): Express {
  const { settings, secrets, log, db, store, snapshots, pins, keys } = portal
  const own = ownOriginOf(settings)
  const sameOrigin = sameOriginOnly(own)
  const refusals = createRefusalLog(log)
  const verbs = releaseVerbs(portal)
  const isServed = ({ area, version }: { area: string; version: string }) =>
    snapshots.named.includes(`${area} ${version}`)
  const releaseWatch = { health: serving.health, votes: serving.votes, isServed }
  const api = createApi({
    db,
    settings,
    secrets,
    log,
    events: serving.events,
    refusals,
    releases: () => snapshots.stable,
    releaseEpoch: () => snapshots.epoch,
    platformHandlers: tabCalls(db, secrets.session, releaseWatch),
    afterWrite: () => serving.heard.byAll(),
  })
  const counts = createCallCounts(log)
  const portalProduct = product(api, counts)
  const probeHelp = anonymousHelp({ product: portalProduct, origin: settings.origin, apiOrigin: settings.apiOrigin })
  const app = express()
  app.set('trust proxy', settings.trustProxy)
  app.disable('x-powered-by')
  app.disable('etag')
  const headersOf = securityHeaders({
    origin: settings.origin,
    devOrigin: portal.devOrigin,
    players: [
      { path: '/live/', source: settings.liveStreamUrl },
      { path: '/video/', source: settings.videoUrl },
    ],
  })
  const pages = pageHandlers({
    ...serving,
    helpFor: probeHelp,
    opsOrigin: settings.opsOrigin,
    probe: new FaultProbe({ ...serving, snapshots, anonymousHelp: probeHelp, log }),
    offendingNetworks: createOffendingNetworks(),
    snapshots,
    log,
    product: portalProduct,
    site: siteIdentity,
    counts,
    countries: new VisitorCountries(portalProduct.countryOf),
    headersOf,
    texts: createReleaseTexts(portal.rendered),
    pinsOf: token => pins.read(token),
    origin: settings.origin,
    apiOrigin: settings.apiOrigin,
    cookieHost: settings.cookieHost,
    longestWaitMs: settings.longestWaitMs,
    siteVariants: settings.siteVariants,
    environment: settings.environment,
    serviceWorker: settings.serviceWorker ? workerPath : undefined,
  })
  app.use(embeddedRequests, pages.first, withHeaders(headersOf), ownTargetOnly)
  const ops = opsConsole({
    db,
    accounts: consoleAccounts(db, api),
    verbs,
    own,
    refusals,
    closing: serving.closing.signal,
  })
  const files = siteFiles(siteIdentity)
  app.use(
    settings.opsOrigin === undefined
      ? ops
      : opsHost(settings.opsOrigin, { files, console: ops, api: api.router, paths: opsPaths }),
  )
  app.use(
    releaseFiles(portal),
    flags,
    brokerLogos(db),
    files,
    videoFiles([join(settings.dataDir, 'videos'), SAMPLE_VIDEOS]),
    installable(siteIdentity, settings),
  )
  app.use(apiDocs(allCalls))
  app.use(
    releaseApi({ verbs, keys, store, own, refusals, log, spent: new SpentTokens(db), epoch: () => snapshots.epoch }),
  )
  app.use(api.router)
  app.get(
    LIVE_PATH,
    liveStream({
      db,
      callerOf: api.callerOf,
      releaseEpoch: () => snapshots.epoch,
      log,
      closing: serving.closing.signal,
    }),
  )
  // Before sameOrigin: the only request that may write without coming from this site's pages (docs/threat-model.md).
  app.post(UNSUBSCRIBE_PATH, oneClick(api.invoke))
  app.use(images(db, api.callerOf), pagePictures(db))
  const listed = () => snapshots.stable.flatMap(({ sitemap = [] }) => sitemap)
  app.use(robots(settings), sitemaps({ db, log, ...own, kinds: sitemapKinds, entries: listed }))
  app.use(feed({ db, ...own }), exposureFeeds({ db, ...own }))
  app.use(calendarFiles({ db, ...own }), exhibitionFiles({ db, ...own }))
  app.use(pinVisitor(pins, settings.origin.startsWith('https:')))
  const served = settings.testLanguages ? textLanguages : publicLanguages
  app.use(
    pageAddress,
    languageRedirect(served, () => snapshots.stable),
  )
  app.use(sameOrigin, pageForm)
  app.use(pages.last)
  app.use(errorHandler(log, refusals))
  return app
}
