import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { randomInt } from 'node:crypto'
import type { Logger } from 'pino'
import type { CallLogEntry } from 'shared-state/api/call-log'
import type { Transport } from 'shared-state/api/transport'
import type { Snapshot } from 'shared-state/contract/release'
import { contentLanguageOf } from 'shared-state/i18n/languages'
import { readCookies } from '../../api/cookies.ts'
import type { Product } from '../product.ts'
import { sendStored } from '../page-cache/answer-stored.ts'
import { keepPage, releasesHeader } from '../page-cache/keep-page.ts'
import type { RenderForAll } from '../page-cache/render-for-all.ts'
import { followAnswers } from '../page-cache/shared-answers.ts'
import { sharedAskOf } from '../page-cache/shared-ask.ts'
import type { StoredAnswers } from '../page-cache/stored-answers.ts'
import type { StoredPage } from '../page-cache/stored-page.ts'
import type { StoredPages } from '../page-cache/stored-pages.ts'
import type { VisitorCountries } from '../page-cache/visitor-countries.ts'
import type { Snapshots } from '../releases/snapshots.ts'
import { accountFormAt, runAccountForm, type FormOutcome } from '../rendering/account-form.ts'
import { counted } from '../rendering/call-counts.ts'
import type { CallCounts } from '../rendering/call-counts.ts'
import { overHttp } from '../rendering/http-transport.ts'
import { inProcessTransport } from '../rendering/in-process-transport.ts'
import { pageJob, type PageJob, type PageJobDeps } from '../rendering/page-job.ts'
import { createPageSession, type PageSession } from '../rendering/page-session.ts'
import { noShellPage, errorPage, refusedPage } from '../http/plain-pages.ts'
import type { HeadersOf } from '../http/security-headers.ts'
import type { ReadReleaseTexts } from '../rendering/release-texts.ts'
import { renderPage, type RenderedPage, type RenderDeps } from '../rendering/render-page.ts'
import { renderingCalls } from '../rendering/rendering-calls.ts'
import { sendPage } from '../rendering/send-page.ts'
import { setSiteCookies } from '../rendering/site-cookies.ts'
import { RenderingRefused } from '../rendering/offending-networks.ts'
import type { SentFailure } from '../rendering/threads/render-messages.ts'
import type { RenderHelp } from '../rendering/threads/thread-options.ts'
import { bucketCookie, readVisitor, type Visitor, type VisitorSources } from '../rendering/visitor.ts'
import { createBusyCheck, type BusyCheckDeps } from './busy-check.ts'

export interface PageDeps
  extends Omit<VisitorSources, 'callerOf'>, Omit<RenderDeps, 'snapshots' | 'threads'>, PageJobDeps, BusyCheckDeps {
  threads: RenderDeps['threads'] & BusyCheckDeps['threads']
  product: Product
  snapshots: Snapshots
  texts: ReadReleaseTexts
  counts: CallCounts
  countries: VisitorCountries
  /** Pages that other visitors may get too; undefined: none are stored. */
  stored: { pages: StoredPages; forAll: Pick<RenderForAll, 'again'> } | undefined
  headersOf: HeadersOf
  /** If set, rendering sends its calls there over HTTP. */
  apiOrigin: string | undefined
  log: Logger
}

/**
 * Answers a page address: visitor → snapshot → a stored page, or a form that the server itself runs → a render thread → document
 * (docs/request-path.md).
 */
export function handlePage(deps: PageDeps): RequestHandler {
  const { product, stored } = deps
  const callOf = renderingCalls(product.calls)
  const isRefused = createBusyCheck(deps)
  return async (request, response) => {
    const visitor = await readVisitor(request, { callerOf: product.callerOf, pinsOf: deps.pinsOf })
    await deps.snapshots.know(visitor.pins)
    const bucket = visitor.bucket ?? giveBucket(response, deps)
    const snapshot = deps.snapshots.freeze({ pins: visitor.pins, bucket })
    if (!snapshot) return void sendPage(request, response, 503, noShellPage(contentLanguageOf(visitor.lang)))
    const session = createPageSession(product, request, visitor)
    const ipCountry = visitor.country === undefined ? deps.countries.of(request.ip ?? '', visitor.caller) : undefined
    let user = await product.userOf(visitor.caller)
    let job = pageJob(deps, request, visitor, snapshot, user)
    const cookies = readCookies(request)
    const ask = stored && sharedAskOf({ ...deps, sessionCookie: product.sessionCookie }, request, cookies, bucket)
    const source = { address: request.originalUrl, job }
    const known = ask && (await stored.pages.find(ask.key, source))
    if (known) {
      setSiteCookies(cookies, response, deps, { lang: visitor.lang, ipCountry: await ipCountry })
      stored.forAll.again(ask.key, known)
      return sendStored(request, response, known, ask)
    }
    if (isRefused(request, response, contentLanguageOf(visitor.lang))) return
    const storing = ask && stored.pages.begin(ask.key)
    let page: SharedPage
    let kept: StoredPage | undefined
    try {
      const outcome = await runForm(deps, request, visitor, session, job)
      if (outcome && !('answered' in outcome)) return answerForm(request, response, visitor, session, outcome)
      if (outcome) {
        // The form may have changed who is logged in.
        user = await product.userOf(await session.callerNow())
        const { form: _form, ...rest } = pageJob(deps, request, visitor, snapshot, user)
        job = { ...rest, answered: outcome.answered }
      }
      page = await render(deps, callOf, request, visitor, session, job, ask && stored.pages.answers)
      if (storing && page.snapshot === snapshot && session.setCookies.length === 0)
        kept = await keepPage(storing, page.result, {
          about: page.about,
          headersOf: deps.headersOf,
          source: { address: request.originalUrl, job },
        })
    } catch (error) {
      if (response.destroyed) return
      if (error instanceof RenderingRefused) {
        response.set({ 'Retry-After': String(error.waitSeconds), 'Cache-Control': 'no-store' })
        return void sendPage(request, response, 429, refusedPage(contentLanguageOf(visitor.lang)))
      }
      deps.log.error({ err: error, path: request.path, shell: snapshot.shell.version }, 'page could not be rendered')
      response.set('Retry-After', '10')
      return void sendPage(request, response, 500, errorPage(contentLanguageOf(visitor.lang), 500))
    } finally {
      storing?.end()
    }
    const { result } = page
    // Such pages are never stored, so the next person at the same browser finds nothing of them.
    if (user || page.isPersonal) response.set('Cache-Control', 'private, no-store')
    for (const cookie of session.setCookies) response.append('Set-Cookie', cookie)
    logFailures(deps.log, result.failures, page.snapshot, request.path)
    if (result.kind === 'redirect') return response.redirect(result.status, result.location)
    setSiteCookies(cookies, response, deps, { lang: visitor.lang, ipCountry: await ipCountry })
    if (kept) return sendStored(request, response, kept, page)
    response
      .set('X-Releases', releasesHeader(page.snapshot, result.areas))
      .set('X-Release-Epoch', String(page.snapshot.epoch))
    if (result.status === 503) response.set('Retry-After', '10')
    sendPage(request, response, result.status, result.html)
  }
}

/** Runs the posted form if it is one that the server itself runs. */
async function runForm(
  deps: PageDeps,
  request: ExpressRequest,
  visitor: Visitor,
  session: PageSession,
  job: PageJob,
): Promise<FormOutcome | undefined> {
  const accountForm = job.form && accountFormAt(deps.product.forms, request.path)
  if (!accountForm) return undefined
  const { area } = accountForm
  const version = area === 'shell' ? job.snapshot.shell.version : job.snapshot.areas[area]?.version
  const record = version === undefined ? undefined : deps.snapshots.recordOf(area, version)
  const { log, signal } = helpFor(deps, request)
  return runAccountForm(accountForm, {
    form: job.form!,
    job,
    texts: record ? await deps.texts(record, visitor.lang) : { dictionary: {} },
    transport: counted(directTransport(deps, visitor, session), deps.counts).transport,
    // User input never goes into a log.
    log: entry => log({ ...entry, input: undefined }),
    onFailed: error => deps.log.error({ err: error, path: request.path }, 'failed to load the data of a form'),
    signal,
  })
}

function answerForm(
  request: ExpressRequest,
  response: ExpressResponse,
  visitor: Visitor,
  { setCookies }: PageSession,
  outcome: Exclude<FormOutcome, { answered: unknown }>,
): void {
  response.set('Cache-Control', 'private, no-store')
  for (const cookie of setCookies) response.append('Set-Cookie', cookie)
  if ('redirect' in outcome) return response.redirect(outcome.status, outcome.redirect)
  sendPage(request, response, outcome.refused, errorPage(contentLanguageOf(visitor.lang), outcome.refused))
}

const directTransport = (
  { apiOrigin, origin, product: { invoke } }: PageDeps,
  visitor: Visitor,
  session: PageSession,
): Transport => (apiOrigin ? overHttp(apiOrigin, origin, visitor, session) : inProcessTransport(invoke, session))

async function render(
  deps: PageDeps,
  callOf: ReturnType<typeof renderingCalls>,
  request: ExpressRequest,
  visitor: Visitor,
  session: PageSession,
  job: PageJob,
  answers: StoredAnswers | undefined,
): Promise<SharedPage> {
  const { itemsShown } = deps.product
  const { transport, end } = counted(directTransport(deps, visitor, session), deps.counts)
  const followed = followAnswers(answers ? answers.through(transport, visitor.lang) : transport, itemsShown)
  const { snapshot, ...rest } = job
  const page = await renderPage(
    deps,
    snapshot,
    rest,
    {
      ...helpFor(deps, request),
      call: ({ name, ...call }) => followed.transport.send({ declaration: callOf(name, job.method), ...call }),
    },
    visitor.caller.ip,
  )
  if (page.result.kind === 'page') end()
  return { ...page, about: followed.about(), isPersonal: followed.isPersonal() }
}

interface SharedPage extends RenderedPage {
  /** The items that the page is about; undefined if it shows something that other visitors may not get. */
  about: ReadonlySet<string> | undefined
  /** It shows something of its visitor, although nobody is logged in. */
  isPersonal: boolean
}

function helpFor({ origin, log }: PageDeps, request: ExpressRequest): Omit<RenderHelp, 'call'> {
  const left = new AbortController()
  request.res?.on('close', () => left.abort())
  return {
    origin,
    signal: left.signal,
    // A refusal (4xx) is an ordinary answer caused by the visitor; anything else is our failure.
    log: ({ kind, ...entry }: CallLogEntry) =>
      log[kind === 'slow' ? 'warn' : entry.status >= 400 && entry.status < 500 ? 'info' : 'error'](
        { ...entry, kind, path: request.path },
        `call ${entry.call} ${kind}`,
      ),
  }
}

function logFailures(log: Logger, failures: SentFailure[], snapshot: Snapshot, path: string): void {
  for (const { area, stage, error, reference } of failures) {
    const release = snapshot.areas[area]?.version ?? snapshot.shell.version
    log.error(
      { err: error, area, release, stage, path, ...(reference && { reference }) },
      `area ${area} failed to ${stage}`,
    )
  }
}

/** While a canary runs, each visitor draws a random number and keeps it, so visitors in the canary stay in it as its share grows. */
function giveBucket(response: ExpressResponse, { snapshots, origin }: PageDeps): number | undefined {
  if (!snapshots.hasCanary) return undefined
  const bucket = randomInt(10_000)
  response.cookie(bucketCookie, String(bucket), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    maxAge: 90 * 86_400_000,
  })
  return bucket
}
