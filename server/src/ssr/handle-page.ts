import { randomInt } from 'node:crypto'
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { allCalls } from 'shared-state/calls/all-calls'
import type { Transport } from 'shared-state/api/transport'
import type { Snapshot } from 'shared-state/contract/release'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import type { Logger } from 'pino'
import type { InvokeCall } from '../api/invoke/invocation.ts'
import type { PageForm } from '../http/page-form.ts'
import { siteVariantOf, type SiteVariants } from '../http/site-variant.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import type { SentFailure } from '../render/render-messages.ts'
import type { RenderHelp } from '../render/watched-thread.ts'
import { counted } from './call-counts.ts'
import type { CallCounts } from './call-counts.ts'
import { overHttp } from './http-transport.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { noShellPage, oopsPage } from './plain-pages.ts'
import { renderPage, type RenderedPage, type RenderParts } from './render-page.ts'
import { sendPage } from './send-page.ts'
import { setSiteCookies } from './site-cookies.ts'
import { startCalls, type StartAnswers } from './start-calls.ts'
import { bucketCookie, readVisitor, type Visitor, type VisitorSources } from './visitor.ts'

export interface PageParts extends VisitorSources, Omit<RenderParts, 'snapshots'> {
  snapshots: Snapshots
  invoke: InvokeCall
  counts: CallCounts
  origin: string
  /** Set: calls of rendering go there over HTTP. */
  apiOrigin: string | undefined
  /** Domain of the readable cookies; undefined: the host that was asked. */
  cookieHost: string | undefined
  siteVariants: SiteVariants
  environment: string
  /** Address of the service worker; undefined: pages register none. */
  serviceWorker: string | undefined
  log: Logger
}

const callsByName = new Map(allCalls.map(call => [call.name, call]))

/** Answers a page address: visitor → snapshot → a render thread → document (docs/request-path.md). */
export function handlePage(parts: PageParts): RequestHandler {
  return async (request, response) => {
    const visitor = await readVisitor(request, parts)
    await parts.snapshots.know(visitor.pins)
    const bucket = visitor.bucket ?? giveBucket(response, parts)
    const snapshot = parts.snapshots.freeze({ pins: visitor.pins, bucket })
    if (!snapshot) return void sendPage(request, response, 503, noShellPage(contentLanguageOf(visitor.lang)))
    const setCookies: string[] = []
    const started = startCalls(parts.invoke, parts.counts, visitor)
    let page: RenderedPage
    try {
      page = await render(parts, request, visitor, snapshot, await started, setCookies)
    } catch (error) {
      if (response.destroyed) return
      parts.log.error({ err: error, path: request.path, shell: snapshot.shell.version }, 'page could not be rendered')
      response.set('Retry-After', '10')
      return void sendPage(request, response, 500, oopsPage(contentLanguageOf(visitor.lang)))
    }
    const { result } = page
    // What somebody sees who is logged in is kept nowhere: whoever uses the browser after them finds nothing of it.
    if ((await started).user) response.set('Cache-Control', 'private, no-store')
    for (const cookie of setCookies) response.append('Set-Cookie', cookie)
    logFailures(parts.log, result.failures, page.snapshot, request.path)
    if (result.kind === 'redirect') return response.redirect(result.status, result.location)
    setSiteCookies(request, response, parts, { lang: visitor.lang, ipCountry: (await started).ipCountry })
    response.set('X-Releases', releasesHeader(page.snapshot, result.areas)).set('X-Release-Epoch', String(page.snapshot.epoch))
    if (result.status === 503) response.set('Retry-After', '10')
    sendPage(request, response, result.status, result.html)
  }
}

async function render(
  parts: PageParts,
  request: ExpressRequest,
  visitor: Visitor,
  snapshot: Snapshot,
  { user, ipCountry }: StartAnswers,
  setCookies: string[],
): Promise<RenderedPage> {
  const direct = parts.apiOrigin
    ? overHttp(parts.apiOrigin, parts.origin, request, visitor, setCookies)
    : inProcessTransport(parts.invoke, visitor.caller, setCookies)
  const { transport, end } = counted(direct, parts.counts)
  const order = {
    url: new URL(request.originalUrl, parts.origin).href,
    method: request.method === 'POST' ? ('POST' as const) : ('GET' as const),
    ...(request.method === 'POST' && { form: request.body as PageForm }),
    visitor: {
      lang: visitor.lang,
      countryCode: visitor.country ?? ipCountry ?? '',
      now: Date.now(),
      origin: parts.origin,
      environment: parts.environment,
      ...(parts.cookieHost !== undefined && { cookieHost: parts.cookieHost }),
      siteVariant: siteVariantOf(parts.cookieHost ?? request.hostname, parts.siteVariants),
      ...(parts.serviceWorker !== undefined && { serviceWorker: parts.serviceWorker }),
      ...(visitor.offeredLang && { offeredLang: visitor.offeredLang }),
    },
    device: { userAgent: visitor.userAgent, fingerprint: visitor.fingerprint },
    user,
  }
  const page = await renderPage(parts, snapshot, order, helpFor(parts, request, transport))
  if (page.result.kind === 'page') end()
  return page
}

function helpFor({ origin, log }: PageParts, request: ExpressRequest, transport: Transport): RenderHelp {
  const left = new AbortController()
  request.res?.on('close', () => left.abort())
  return {
    origin,
    signal: left.signal,
    call({ name, ...rest }) {
      const declaration = callsByName.get(name)
      if (!declaration) throw new Error(`a page asks for ${name}, which this server does not have`)
      return transport.send({ declaration, ...rest })
    },
    // A refusal (4xx) is the visitor's doing and an ordinary answer; the rest is ours.
    log: ({ kind, ...entry }) =>
      log[kind === 'slow' ? 'warn' : entry.status >= 400 && entry.status < 500 ? 'info' : 'error']({ ...entry, kind, path: request.path }, `call ${entry.call} ${kind}`),
  }
}

function logFailures(log: Logger, failures: SentFailure[], snapshot: Snapshot, path: string): void {
  for (const { area, stage, error, reference } of failures) {
    const release = snapshot.areas[area]?.version ?? snapshot.shell.version
    log.error({ err: error, area, release, stage, path, ...(reference && { reference }) }, `area ${area} failed to ${stage}`)
  }
}

/** While a canary is on each visitor draws a number, which stays: who is in it stays in it as it grows. */
function giveBucket(response: ExpressResponse, { snapshots, origin }: PageParts): number | undefined {
  if (!snapshots.pointers.some(({ canary }) => canary)) return undefined
  const bucket = randomInt(10_000)
  response.cookie(bucketCookie, String(bucket), { path: '/', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:'), maxAge: 90 * 86_400_000 })
  return bucket
}

/** Which release of what rendered the page, for people who look. */
const releasesHeader = (snapshot: Snapshot, areas: string[]): string =>
  [`shell=${snapshot.shell.version}`, ...areas.map(area => `${area}=${snapshot.areas[area]!.version}`)].join(' ')
