import express, { type ErrorRequestHandler, type Express } from 'express'
import { createApi } from './api/create-api.ts'
import { sameOriginOnly } from './api/origin-check.ts'
import { brokerLogos } from './http/broker-logos.ts'
import { flags } from './http/flags.ts'
import { languageRedirect } from './http/language-redirect.ts'
import { pinVisitor } from './http/pin-visitor.ts'
import { releaseFiles } from './http/release-files.ts'
import { securityHeaders } from './http/security-headers.ts'
import { siteFiles } from './http/site-files.ts'
import type { Portal } from './portal.ts'
import { isLocalOrigin } from './settings.ts'
import { chooseLanguage } from './ssr/choose-language.ts'
import { handlePage } from './ssr/handle-page.ts'
import { oopsPage } from './ssr/plain-pages.ts'

/** The whole way of a request, top to bottom (docs/request-path.md). */
export function createApp(portal: Portal): Express {
  const { settings, secrets, log, db, store, snapshots, loader, pins } = portal
  const api = createApi({ db, settings, secrets, log })
  const app = express()
  app.set('trust proxy', settings.trustProxy)
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(securityHeaders(settings.origin, portal.devOrigin))
  app.use(releaseFiles(store), flags, brokerLogos(db), siteFiles)
  app.use(api.router)
  app.use(pinVisitor(pins, settings.origin.startsWith('https:')))
  app.use(languageRedirect)
  app.use(express.urlencoded({ extended: false, limit: '100kb' }), sameOriginOnly({ origin: settings.origin, isLocal: isLocalOrigin(settings.origin) }))
  app.use(
    handlePage({
      snapshots,
      loader,
      log,
      invoke: api.invoke,
      callerOf: api.callerOf,
      pinsOf: token => pins.read(token),
      origin: settings.origin,
      apiOrigin: settings.apiOrigin,
      environment: settings.environment,
    }),
  )
  app.use(lastResort(portal))
  return app
}

/** What no step answered for: the reader gets the plain error page, the log gets the rest. */
function lastResort({ log }: Portal): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, next) => {
    const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500
    if (status === 500) log.error({ err: error, path: request.path }, 'request failed')
    if (response.headersSent) return next(error)
    const lang = chooseLanguage({ cookie: request.path.split('/')[1], userAgent: undefined, acceptLanguage: undefined })
    response.status(status).type('html').send(oopsPage(lang))
  }
}
