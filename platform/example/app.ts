import type { Db } from 'database/db'
import express, { type Express } from 'express'
import type { Logger } from 'pino'
import { securityHeaders, withHeaders } from 'platform/host/http/security-headers'
import { languageRedirect } from 'platform/host/http/language-redirect'
import { errorHandler } from 'platform/host/http/error-handler'
import { pageAddress } from 'platform/host/http/page-address'
import { pageForm } from 'platform/host/http/page-form'
import { releaseFiles } from 'platform/host/http/release-files'
import type { Releases } from 'platform/host/open-releases'
import { VisitorCountries } from 'platform/host/page-cache/visitor-countries'
import { anonymousHelp } from 'platform/host/rendering/anonymous-help'
import { createCallCounts } from 'platform/host/rendering/call-counts'
import { FaultProbe } from 'platform/host/rendering/fault-probe'
import { handlePage } from 'platform/host/pages/handle-page'
import { createReleaseTexts } from 'platform/host/rendering/release-texts'
import { createOffendingNetworks } from 'platform/host/rendering/offending-networks'
import type { Rendering } from 'platform/host/start-rendering'
import { createRefusalLog } from 'platform/api/refusal-log'
import { publicLanguages } from 'shared-state/i18n/languages'
import { createApi } from './api.ts'

interface AppDeps {
  origin: string
  log: Logger
  db: Db
  secret: Uint8Array
  releases: Releases
  rendering: Rendering
}

/** The chain of a request: files of releases, the API, a path with a language, the page. */
export function createApp(deps: AppDeps): Express {
  const { origin, log, releases, rendering } = deps
  const { snapshots, pins, rendered } = releases
  const { router, product } = createApi({ ...deps, snapshots })
  const help = anonymousHelp({ product, origin, apiOrigin: undefined })
  const headersOf = securityHeaders({ origin })
  return express()
    .use(withHeaders(headersOf))
    .use(releaseFiles(releases))
    .use(router)
    .use(
      pageAddress,
      languageRedirect(publicLanguages, () => snapshots.stable),
      pageForm,
    )
    .use(
      handlePage({
        ...rendering,
        snapshots,
        log,
        product,
        origin,
        apiOrigin: undefined,
        cookieHost: undefined,
        longestWaitMs: 500,
        environment: 'production',
        serviceWorker: undefined,
        siteVariants: new Map(),
        counts: createCallCounts(log),
        countries: new VisitorCountries(product.countryOf),
        stored: undefined,
        headersOf,
        offendingNetworks: createOffendingNetworks(),
        pinsOf: token => pins.read(token),
        probe: new FaultProbe({ ...rendering, snapshots, anonymousHelp: help, log }),
        texts: createReleaseTexts(rendered),
      }),
    )
    .use(errorHandler(log, createRefusalLog(log)))
}
