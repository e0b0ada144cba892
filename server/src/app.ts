import express, { type Express } from 'express'
import { allCalls } from 'shared-state/calls/all-calls'
import { LIVE_MESSAGES_PATH } from 'shared-state/calls/messages'
import { publicLanguages, textLanguages } from 'shared-state/i18n/languages'
import { createApi } from './api/create-api.ts'
import { ownOriginOf, sameOriginOnly } from './api/origin-check.ts'
import { createRefusalLog } from './api/refusal-log.ts'
import { liveMessages } from './api/user-messages/live-messages.ts'
import { releaseVerbs } from './control/release-verbs.ts'
import { feed } from './feed/feed.ts'
import { apiDocs } from './http/api-docs.ts'
import { brokerLogos } from './http/broker-logos.ts'
import { flags } from './http/flags.ts'
import { images } from './http/images.ts'
import { languageRedirect } from './http/language-redirect.ts'
import { lastResort } from './http/last-resort.ts'
import { ownTargetOnly } from './http/own-target-only.ts'
import { pageAddress } from './http/page-address.ts'
import { pageForm } from './http/page-form.ts'
import { pinVisitor } from './http/pin-visitor.ts'
import { releaseApi } from './http/release-api.ts'
import { releaseFiles } from './http/release-files.ts'
import { robots } from './http/robots.ts'
import { securityHeaders } from './http/security-headers.ts'
import { siteFiles } from './http/site-files.ts'
import { installable, workerPath } from './installable/installable.ts'
import { opsConsole } from './ops/ops-console.ts'
import { opsHost } from './ops/ops-host.ts'
import { pagePictures } from './pictures/page-pictures.ts'
import type { Portal } from './portal.ts'
import { SpentTokens } from './releases/keys/spent-tokens.ts'
import { sitemaps } from './sitemap/sitemaps.ts'
import type { Serving } from './start/serving.ts'
import { createCallCounts } from './ssr/call-counts.ts'
import { anonymousHelp } from './ssr/anonymous-help.ts'
import { FaultProbe } from './ssr/fault-probe.ts'
import { handlePage } from './ssr/handle-page.ts'
import { createThreadEnders } from './ssr/thread-enders.ts'
import { createReleaseTexts } from './ssr/release-texts.ts'

/** The whole way of a request, top to bottom (docs/request-path.md). */
export function createApp(portal: Portal, serving: Serving): Express {
  const { settings, secrets, log, db, store, snapshots, pins, keys, bring } = portal
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
    releaseEpoch: () => snapshots.epoch,
    releaseWatch,
  })
  const probeHelp = anonymousHelp({ invoke: api.invoke, origin: settings.origin, apiOrigin: settings.apiOrigin })
  const app = express()
  app.set('trust proxy', settings.trustProxy)
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(securityHeaders(settings.origin, portal.devOrigin), ownTargetOnly)
  const ops = opsConsole({ db, api, verbs, own, refusals, closing: serving.closing.signal })
  app.use(settings.opsOrigin === undefined ? ops : opsHost(settings.opsOrigin, ops, api.router))
  app.use(releaseFiles(store, bring), flags, brokerLogos(db), siteFiles, installable(settings))
  app.use(apiDocs(allCalls))
  app.use(
    releaseApi({ verbs, keys, store, own, refusals, log, spent: new SpentTokens(db), epoch: () => snapshots.epoch }),
  )
  app.use(api.router)
  app.get(LIVE_MESSAGES_PATH, liveMessages({ db, callerOf: api.callerOf, log, closing: serving.closing.signal }))
  app.use(images(db, api.callerOf), pagePictures(db))
  const listed = () => snapshots.stable.flatMap(({ sitemap = [] }) => sitemap)
  app.use(robots(settings), sitemaps({ db, log, ...own, entries: listed }), feed({ db, ...own }))
  app.use(pinVisitor(pins, settings.origin.startsWith('https:')))
  app.use(pageAddress, languageRedirect(settings.testLanguages ? textLanguages : publicLanguages))
  app.use(sameOrigin, pageForm)
  app.use(
    handlePage({
      ...serving,
      probe: new FaultProbe({ ...serving, snapshots, anonymousHelp: probeHelp, log }),
      enders: createThreadEnders(),
      snapshots,
      log,
      invoke: api.invoke,
      counts: createCallCounts(log),
      callerOf: api.callerOf,
      texts: createReleaseTexts(portal.rendered),
      pinsOf: token => pins.read(token),
      origin: settings.origin,
      apiOrigin: settings.apiOrigin,
      cookieHost: settings.cookieHost,
      siteVariants: settings.siteVariants,
      environment: settings.environment,
      serviceWorker: settings.serviceWorker ? workerPath : undefined,
    }),
  )
  app.use(lastResort(log, refusals))
  return app
}
